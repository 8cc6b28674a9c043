import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkExport } from '../model/checkExport';
import { planFile } from './build/assetPlan';
import { toProblems } from './build/contentProblems';
import { makeFiles } from './build/makeFiles';
import { selectRegion } from './build/selectRegion';
import { toExport } from './build/toExport';
import { readContent } from './reader/readContent';
import type { Content } from './reader/readContent';
import type { Problem } from './reader/problems';

export type DemoSpaceOptions = {
  /** Where the content is written, see the README beside. */
  contentFolder: string;
  /** Where export.json and the files of its assets go. */
  outputFolder: string;
  /** Called for each picture and document that is made. */
  onProgress?: (progress: { done: number; total: number; made: number }) => void;
  /** Only this region and what all share, such as `us`. */
  region?: string;
  /** Build the space even though content has errors: for a look at work that is not finished. */
  force?: boolean;
};

export type DemoSpace = {
  /** The path of export.json. */
  exportFile: string;
  counts: { entries: number; assets: number; countries: number };
  pictures: { total: number; made: number };
  warnings: Problem[];
};

/** Thrown when content has errors; `problems` are all of them. */
export class DemoContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(`the demo content has ${problems.length} ${problems.length === 1 ? 'error' : 'errors'}`);
    this.name = 'DemoContentError';
  }
}

const plan = (content: Content) =>
  content.assets.map((draft) => ({ draft, file: planFile(draft) }));

/** Reads and checks the content without making a file. */
export const checkDemoContent = async (
  contentFolder: string,
): Promise<{ content: Content; errors: Problem[]; warnings: Problem[] }> => {
  const content = await readContent(contentFolder);
  const unsized = plan(content).map((item) => ({ ...item, size: 0 }));
  const violations = checkExport(toExport(content.entries, unsized));
  const assetIds = content.assets.map(({ id }) => id);
  return {
    content,
    errors: [...content.problems, ...toProblems(violations.errors, content.entries, assetIds)],
    warnings: toProblems(violations.warnings, content.entries, assetIds),
  };
};

const writeIfChanged = async (path: string, text: string): Promise<void> => {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
};

/**
 * Builds the demo space: a contentful-export file with its pictures and documents beside it. The same sources give
 * the same bytes; pictures that are there already are not drawn again.
 *
 * @throws DemoContentError with everything that is wrong, unless `force` is set
 */
export const buildDemoSpace = async (options: DemoSpaceOptions): Promise<DemoSpace> => {
  const { contentFolder, outputFolder, onProgress, region, force = false } = options;
  const { content: all, errors, warnings } = await checkDemoContent(contentFolder);
  if (errors.length > 0 && !force) throw new DemoContentError(errors);
  const content = region === undefined ? all : selectRegion(all, region);

  await mkdir(outputFolder, { recursive: true });
  const planned = plan(content);
  const { files, made } = await makeFiles(outputFolder, planned, (done, soFar) =>
    onProgress?.({ done, total: planned.length, made: soFar }),
  );
  const space = toExport(content.entries, files);
  const exportFile = join(outputFolder, 'export.json');
  await writeIfChanged(exportFile, `${JSON.stringify(space, null, 2)}\n`);
  return {
    exportFile,
    counts: {
      entries: space.entries.length,
      assets: space.assets.length,
      countries: content.entries.filter(({ type }) => type.id === 'country').length,
    },
    pictures: { total: planned.length, made },
    warnings: [...warnings, ...errors],
  };
};
