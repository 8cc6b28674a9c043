import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteName } from '../../src/i18n/siteName';

type WebManifest = { name: string; short_name: string };

/** Writes the name of the site into the web app manifest, which Gatsby has copied from `static/`. */
export const writeWebManifest = async (publicFolder: string): Promise<void> => {
  const file = join(publicFolder, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as WebManifest;
  if (manifest.name === siteName) return;
  const named = { ...manifest, name: siteName, short_name: siteName };
  await writeFile(file, `${JSON.stringify(named, null, 2)}\n`);
};
