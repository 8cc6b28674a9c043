import { availableParallelism } from 'node:os';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDocument } from '../documents/makeDocument';
import { renderPicture } from '../pictures/renderPicture';
import type { AssetDraft, AssetRecipe } from '../reader/assetDraft';
import { readVideo } from '../videos/videoFiles';
import type { PlannedFile } from './assetPlan';

export type AssetFile = { draft: AssetDraft; file: PlannedFile; size: number };

const make = (recipe: AssetRecipe): Promise<Buffer> | Buffer => {
  if (recipe.kind === 'video') return readVideo(recipe.name);
  return recipe.kind === 'document' ? makeDocument(recipe) : renderPicture(recipe);
};

/** Makes each file once, however many assets share it. */
const makeOnce = () => {
  const made = new Map<string, Promise<Buffer>>();
  return (recipe: AssetRecipe): Promise<Buffer> => {
    const key = JSON.stringify(recipe);
    const content = made.get(key) ?? Promise.resolve(make(recipe));
    made.set(key, content);
    return content;
  };
};

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
};

/** Writes whole files only: one that is there is complete. */
const write = async (path: string, content: Buffer | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
};

/** Files of pictures that the content no longer asks for. */
const removeOthers = async (folder: string, wanted: ReadonlySet<string>) => {
  for (const host of ['images.ctfassets.net', 'assets.ctfassets.net', 'videos.ctfassets.net']) {
    const found = await readdir(join(folder, host), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const item of found) {
      const path = join(item.parentPath, item.name);
      const isOther = item.isFile() && !item.name.endsWith('.part') && !wanted.has(path);
      if (isOther) await rm(path, { force: true });
    }
  }
};

/**
 * Makes the files of the space below `folder`, several at a time; those that are there are left as they are.
 *
 * @param onFile called after each file with the number of files done and of new ones
 */
export const makeFiles = async (
  folder: string,
  planned: readonly { draft: AssetDraft; file: PlannedFile }[],
  onFile: (done: number, made: number) => void,
): Promise<{ files: AssetFile[]; made: number }> => {
  const files: AssetFile[] = [];
  const makeFile = makeOnce();
  let next = 0;
  let done = 0;
  let made = 0;
  const work = async () => {
    for (let index = next++; index < planned.length; index = next++) {
      const item = planned[index];
      if (!item) continue;
      const path = join(folder, item.file.path);
      let size = await sizeOf(path);
      if (size === undefined) {
        const content = await makeFile(item.draft.recipe);
        await write(path, content);
        size = content.length;
        made += 1;
      }
      files[index] = { ...item, size };
      done += 1;
      onFile(done, made);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  await removeOthers(folder, new Set(planned.map(({ file }) => join(folder, file.path))));
  return { files, made };
};
