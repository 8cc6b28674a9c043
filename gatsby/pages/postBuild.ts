import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hoistStyles } from '../html/hoistStyles';
import { currentPlan } from '../schema/currentPlan';

/** The file of a page below public/. */
const htmlFile = (path: string): string => join('public', path, 'index.html');

const errorPages = [
  'public/404.html',
  'public/404/index.html',
  'public/500.html',
  'public/500/index.html',
];

const finishHtml = async (file: string): Promise<void> => {
  if (!existsSync(file)) return;
  const html = await readFile(file, 'utf8');
  const finished = hoistStyles(html);
  if (finished !== html) await writeFile(file, finished);
};

/** What is left to do once Gatsby has written every page; afterwards public/ can be served by any static host. */
export const finishSite = async (): Promise<void> => {
  const files = [...currentPlan().plan.pages.map(({ path }) => htmlFile(path)), ...errorPages];
  for (const file of files) await finishHtml(file);
};
