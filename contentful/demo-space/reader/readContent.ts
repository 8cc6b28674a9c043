import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { AssetDrafts } from './assetDraft';
import type { AssetDraft } from './assetDraft';
import { completeDraft } from './completeDraft';
import { readContentFile } from './contentFile';
import type { Draft } from './draft';
import { mergeDrafts } from './mergeDrafts';
import { Problems } from './problems';
import type { Problem } from './problems';
import { readFileEntries } from './readFileEntries';

const listFiles = async (folder: string, problems: Problems): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1).split(sep).join('/'))
    .sort();
  return paths.filter((path) => {
    if (/\.(?:yaml|md)$/.test(path)) return true;
    problems.add({ file: path, line: 1 }, 'only .yaml and .md files are content: rename it or move it away');
    return false;
  });
};

/** Everything the content folder holds, in an order that depends on nothing but the content. */
export type Content = { entries: Draft[]; assets: AssetDraft[]; problems: Problem[] };

/** Reads a content folder (see the README beside). Faults are returned, all of them, not thrown. */
export const readContent = async (folder: string): Promise<Content> => {
  const problems = new Problems();
  const root = join(folder);
  const paths = await listFiles(root, problems);
  const files = await Promise.all(
    paths.map(async (path) =>
      readContentFile(path, await readFile(join(root, path), 'utf8'), problems),
    ),
  );
  const regionLocales = new Map(
    files.flatMap(({ region, regionLocale }) =>
      region && regionLocale ? [[region, regionLocale] as const] : [],
    ),
  );
  const assets = new AssetDrafts();
  const drafts: Draft[] = [];
  const collect = (draft: Draft) => void drafts.push(draft);
  for (const file of files) {
    await readFileEntries(file, regionLocales, { assets, problems, collect });
  }
  const entries = mergeDrafts(drafts, problems);
  entries.forEach(completeDraft);
  return { entries, assets: assets.list, problems: problems.list };
};
