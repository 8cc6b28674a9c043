// A small build with a cache, as Gatsby has one: it renders a page only where its content differs from that of the last build,
// keeps what it has rendered in .cache, changes a database in place, and says what it has reused.
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const database = '.cache/database';
const records = '.cache/records.json';
/** Larger than what is uploaded at once. */
const databaseSize = 900_000;

const { value, pages, milliseconds = 0 } = JSON.parse(readFileSync('content.json', 'utf8'));
await new Promise((resolve) => setTimeout(resolve, milliseconds));
const known = existsSync(records) ? JSON.parse(readFileSync(records, 'utf8')) : {};
mkdirSync('.cache/empty', { recursive: true });
if (!existsSync(database)) writeFileSync(database, Buffer.alloc(databaseSize));
const file = openSync(database, 'r+');
const next = {};
let reused = 0;
for (const [index, { path, text = '' }] of pages.entries()) {
  const output = `public${path}/index.html`;
  const content = `${path} ${text}`;
  next[path] = content;
  if (known[path] === content && existsSync(output)) {
    reused += 1;
    continue;
  }
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(
    output,
    `<!doctype html><html lang="en"><title>${path}</title><p>${text}</p></html>`,
  );
  writeSync(file, content, index * 80_000);
}
for (const path of Object.keys(known)) {
  if (!(path in next)) rmSync(`public${path}`, { recursive: true });
}
writeFileSync('public/value.txt', String(value));
writeFileSync(records, JSON.stringify(next));
console.log(`reused ${reused} of ${pages.length} pages`);
