/**
 * Compares two built sites file by file, apart from hashes in names and content: what a change that moves or renames
 * sources must leave as it is. Reads nothing but the two folders; exits with 1 where files differ.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run compare:sites -- <folder before> <folder after> [--ignore <regular expression>]

Copy public/ before a change (cp -r public /tmp/before), build after it, and compare /tmp/before with public.
--ignore leaves out text that is meant to differ, such as the name of a field: '"cacheKey":"[^"]*",?'`;

const { values, positionals } = parseArgs({
  options: { ignore: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const [before, after] = positionals;
if (values.help || before === undefined || after === undefined) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const hashInName = /(?<![0-9A-Za-z])[0-9a-f]{8,64}(?![0-9A-Za-z])/g;
const hashInText = /[0-9a-f]{8,64}|sha(?:256|384)-[A-Za-z0-9+/=]+|"\d{6,10}"/g;
const ignored = values.ignore === undefined ? undefined : new RegExp(values.ignore, 'g');

/** Digests of the files of a site, by their name without hashes; several files may share such a name. */
const readSite = (folder: string): Map<string, string[]> => {
  const site = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    // Compressed copies follow from the files beside them.
    if (/\.(?:br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'latin1');
    const content = (ignored ? text.replace(ignored, '') : text).replace(hashInText, '#');
    const digest = createHash('sha256').update(content, 'latin1').digest('hex');
    const key = name.replace(hashInName, '#');
    site.set(key, [...(site.get(key) ?? []), digest].sort());
  }
  return site;
};

const [old, fresh] = [readSite(before), readSite(after)];
const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
const differing = names.filter((name) => old.get(name)?.join() !== fresh.get(name)?.join());
for (const name of differing.slice(0, 50)) {
  const what = !old.has(name) ? 'only after' : !fresh.has(name) ? 'only before' : 'differs';
  console.log(`${what}: ${name}`);
}
console.log(`${names.length - differing.length} of ${names.length} files are the same.`);
process.exit(differing.length === 0 ? 0 : 1);
