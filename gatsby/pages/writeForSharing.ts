import type { Reporter } from 'gatsby';
import { groupBy } from '../groupBy';
import type { ShareCard } from '../share-pictures/shareCard';
import { finishSharePictures } from '../share-pictures/drawAhead';
import type { PlanSite } from '../site-plan/types';
import type { BuiltPage } from './builtPages';
import { searchFiles } from './searchFiles';
import { writeOwnFiles } from './writeOwnFiles';

export type SharingOptions = {
  publicFolder: string;
  hostingFolder: string;
  pages: readonly BuiltPage[];
  sites: readonly PlanSite[];
  /** The full address of a path. */
  absolute: (path: string) => string;
  reporter: Pick<Reporter, 'info' | 'warn'>;
};

/** Says which sites search engines cannot tell apart, and the fix. */
const warnOfSharedTags = (sites: readonly PlanSite[], { warn }: Pick<Reporter, 'warn'>): void => {
  for (const [tag, sharing] of groupBy(sites, ({ localCode }) => localCode)) {
    if (sharing.length < 2) continue;
    const ids = sharing.map(({ id }) => id).join(', ');
    warn(
      `The sites ${ids} share the local code "${tag}", so only the pages of the first are named to search engines as versions of each other: give each country a language entry with a code of its own.`,
    );
  }
};

/** The cards of pages that may be found. */
export const cardsOf = (pages: readonly BuiltPage[]): ShareCard[] =>
  pages.filter(({ seo }) => !seo.isHidden).map(({ card }) => card);

/** Writes what is made of pages for others than their visitors: share pictures, sitemaps, robots.txt and feeds. */
export const writeForSharing = async ({
  publicFolder,
  hostingFolder,
  pages,
  sites,
  absolute,
  reporter,
}: SharingOptions): Promise<void> => {
  warnOfSharedTags(sites, reporter);
  const { drawn, unchanged } = await finishSharePictures({
    publicFolder,
    cards: cardsOf(pages),
  });
  reporter.info(`share pictures: ${drawn} drawn, ${unchanged} unchanged`);
  await writeOwnFiles(
    publicFolder,
    searchFiles(pages, sites, absolute),
    `${hostingFolder}/search-files.txt`,
  );
};
