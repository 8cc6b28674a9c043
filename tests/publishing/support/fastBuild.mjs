// Stands in for Gatsby: makes a small site of content.json in a moment, and leaves what a build leaves. Like Gatsby, it
// writes into the files that are there, and only where something has changed. With --standby it waits for a line first.
// It speaks the protocol of docs/build-events.md.
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tell = (event) => console.log(JSON.stringify(event));

if (process.argv.includes('--standby')) {
  writeFileSync('standby.pid', String(process.pid));
  tell({ type: 'ready' });
  const [line] = await once(process.stdin, 'data');
  if (JSON.parse(line).type !== 'start') throw new Error(`The first line was ${line}.`);
  rmSync('standby.pid');
}
const {
  value = '',
  pages,
  errors = [],
  otherEvents = [],
  crash,
  externalLinks = [],
  milliseconds = 0,
} = JSON.parse(readFileSync('content.json', 'utf8'));
const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
const count = existsSync('builds') ? Number(readFileSync('builds', 'utf8')) : 0;
write('builds', String(count + 1));
tell({ type: 'progress', step: 'rendering', done: 0, total: pages.length });
otherEvents.forEach(tell);
await new Promise((resolve) => setTimeout(resolve, milliseconds));
if (crash) {
  console.error(crash);
  process.exit(134);
}
if (errors.length > 0) {
  for (const error of errors) tell({ type: 'error', ...error });
  process.exit(1);
}
const site = { id: 'aa/en', country: 'aa', language: 'en', urlPrefix: '' };
const earlier = existsSync('.cache/routes.json')
  ? JSON.parse(readFileSync('.cache/routes.json', 'utf8')).pages
  : [];
for (const { path } of earlier) {
  if (!pages.some((page) => page.path === path))
    rmSync(`public${path}`, { recursive: true, force: true });
}
for (const { path, links = [], text = '' } of pages) {
  const anchors = links.map((href) => `<a href="${href}">x</a>`).join('');
  write(
    `public${path}/index.html`,
    `<!doctype html><html lang="en"><title>${path}</title><main id="content"><p>${value}${text}</p>${anchors}</main></html>`,
  );
}
write(
  `public/app-${String(value).padStart(20, '0').slice(-20)}.js`,
  `console.log(${JSON.stringify(value)})`,
);
write(
  '.cache/routes.json',
  JSON.stringify({
    sites: [site],
    pages: pages.map(({ path, entryId }) => ({ path, entryId, site, slug: path })),
    leftOut: [],
  }),
);
write(
  '.space/content-report.json',
  JSON.stringify({
    pageCount: pages.length,
    siteCount: 1,
    leftOut: [
      { entryId: 'left', entryName: 'Left out', site: 'aa/fr', reason: 'no title in "fr"' },
    ],
    warnings: [],
    externalLinks,
    entryNames: Object.fromEntries(pages.map(({ entryId }) => [entryId, `Name of ${entryId}`])),
  }),
);
tell({ type: 'done', pages: pages.length, sites: 1, leftOut: 1 });
// Standard input is still open where a line came over it.
process.exit(0);
