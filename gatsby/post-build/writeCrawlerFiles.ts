import type { Reporter } from 'gatsby';
import { groupBy } from '../content/groupBy';
import { finishOgImages } from '../og-images/prerender';
import type { Site } from '../routes/types';
import { ogImagesOf, type BuiltPage } from '../pages/builtPages';
import { crawlerFiles } from './crawlerFiles';
import { writeGeneratedFiles } from '../records/writeGeneratedFiles';

export type CrawlerFilesOptions = {
  publicFolder: string;
  hostingFolder: string;
  pages: readonly BuiltPage[];
  sites: readonly Site[];
  /** The full address of a path. */
  absolute: (path: string) => string;
  reporter: Pick<Reporter, 'info' | 'warn'>;
};

/** Warns of sites with the same language tag, which search engines cannot distinguish. */
const warnOfSharedTags = (sites: readonly Site[], { warn }: Pick<Reporter, 'warn'>): void => {
  for (const [tag, sharing] of groupBy(sites, ({ localCode }) => localCode)) {
    if (sharing.length < 2) continue;
    const ids = sharing.map(({ id }) => id).join(', ');
    warn(
      `The sites ${ids} share the local code "${tag}", so only the pages of the first are named to search engines as versions of each other: give each country a language entry with a code of its own.`,
    );
  }
};

/** Writes the files for crawlers: Open Graph images, sitemaps, robots.txt and feeds. */
export const writeCrawlerFiles = async ({
  publicFolder,
  hostingFolder,
  pages,
  sites,
  absolute,
  reporter,
}: CrawlerFilesOptions): Promise<void> => {
  warnOfSharedTags(sites, reporter);
  const { drawn, unchanged } = await finishOgImages({
    publicFolder,
    images: ogImagesOf(pages),
  });
  reporter.info(`Open Graph images: ${drawn} drawn, ${unchanged} unchanged`);
  await writeGeneratedFiles(
    publicFolder,
    crawlerFiles(pages, sites, absolute),
    `${hostingFolder}/search-files.txt`,
  );
};
