import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from 'static-site-publisher/files';
import { runCommand, say } from './support/output';

const help = `npm run compare:sites -- <folder before> <folder after>

Compares two built sites file by file, apart from hashes in names and content: what a change that moves or renames
sources must leave as it is. Copy public/ before the change (cp -r public /tmp/before), build after it, and compare
/tmp/before with public. Ends with exit code 1 where files differ.

  --ignore <regular expression>   text that is meant to differ, such as a field: '"cacheKey":"[^"]*",?'
  --help                          this text`;

const hashInName = /(?<![0-9A-Za-z])[0-9a-f]{8,64}(?![0-9A-Za-z])/g;
const hashInText = /[0-9a-f]{8,64}|sha(?:256|384)-[A-Za-z0-9+/=]+|"\d{6,10}"/g;

/** Digests of a site's files by file name without hash; several files may share a name. */
const readSite = async (folder: string, ignored?: RegExp): Promise<Map<string, string[]>> => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const site = new Map<string, string[]>();
  for (const name of await listFiles(folder)) {
    // Compressed copies are derived from the original files.
    if (/\.(?:br|gz)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'latin1');
    const content = (ignored ? text.replace(ignored, '') : text).replace(hashInText, '#');
    const digest = createHash('sha256').update(content, 'latin1').digest('hex');
    const key = name.replace(hashInName, '#');
    site.set(key, [...(site.get(key) ?? []), digest].sort());
  }
  return site;
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ignore: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const [before, after] = positionals;
  if (before === undefined || after === undefined) {
    throw new Error('Name two folders: npm run compare:sites -- <folder before> <folder after>');
  }
  const ignored = values.ignore === undefined ? undefined : new RegExp(values.ignore, 'g');
  const [old, fresh] = [await readSite(before, ignored), await readSite(after, ignored)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  const differing = names.filter((name) => old.get(name)?.join() !== fresh.get(name)?.join());
  for (const name of differing.slice(0, 50)) {
    const what = !old.has(name) ? 'only after' : !fresh.has(name) ? 'only before' : 'differs';
    console.log(`${what}: ${name}`);
  }
  say(`${names.length - differing.length} of ${names.length} files are the same`);
  if (differing.length > 0) process.exitCode = 1;
});
