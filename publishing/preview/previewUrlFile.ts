import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSpace } from '../../contentful/localSpace';
import { entryPath } from './pageOfEntry';
import { secretParameter } from './previewGuard';

/** Tells the editing pages of the local space, which may run in another process, where the preview is. */
const fileIn = (root: string): string => join(root, localSpace.stateFolder, 'preview-url');

/** The preview URL of Contentful's settings, with its placeholders for entry and locale. */
export const previewUrlOf = (origin: string, secret: string): string =>
  `${origin}${entryPath}?${secretParameter}=${encodeURIComponent(secret)}&entry={entry.sys.id}&locale={locale}`;

export const readPreviewUrlFile = (root: string): string | undefined => {
  try {
    return readFileSync(fileIn(root), 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes the file, for its owner alone, since the URL has the secret. Returns a function that deletes it. */
export const writePreviewUrlFile = (root: string, url: string): (() => void) => {
  writeFileSync(fileIn(root), url, { mode: 0o600 });
  return () => rmSync(fileIn(root), { force: true });
};
