import { parseArgs } from 'node:util';
import { compareFolders } from './support/compareFolders';
import { runCommand, say } from './support/output';

const help = `npm run compare:sites -- <folder before> <folder after>

Compares two built sites file by file, apart from hashes in names and content: what a change that moves or renames
sources must leave as it is. Copy public/ before the change (cp -r public /tmp/before), build after it, and compare
/tmp/before with public. Ends with exit code 1 where files differ.

  --ignore <regular expression>   text that is meant to differ, such as a field: '"cacheKey":"[^"]*",?'
  --help                          this text`;

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
  const { differences, total } = await compareFolders(before, after, ignored);
  for (const { name, what } of differences.slice(0, 50)) console.log(`${what}: ${name}`);
  say(`${total - differences.length} of ${total} files are the same`);
  if (differences.length > 0) process.exitCode = 1;
});
