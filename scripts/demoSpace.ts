import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../contentful/demo-space/build/contentProblems';
import {
  buildDemoSpace,
  checkDemoContent,
  DemoContentError,
} from '../contentful/demo-space/buildDemoSpace';

const root = join(__dirname, '..');
const contentFolder = join(root, 'contentful/demo-space/content');
const outputFolder = join(root, '.space/demo');

const help = `npm run demo-space -- [options]

Builds the demo space: contentful/demo-space/content -> .space/demo/export.json, with its pictures and documents.
Pictures that are there already are not drawn again.

  --check [part]   read and check the content only; make nothing. With a part of a path, such as regions/fr, show
                   only what concerns those files
  --warnings       show each warning too, not just their number
  --force          build in spite of errors in the content
  --help           show this
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    warnings: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
const shown = (lines: string[]) =>
  positionals.length === 0
    ? lines
    : lines.filter((line) => positionals.some((part) => line.includes(part)));

const showProblems = (title: string, lines: string[]) => {
  if (lines.length === 0) return;
  say(`${title}:`);
  for (const line of lines) say(`  ${line}`);
};

const check = async () => {
  const { content, errors, warnings } = await checkDemoContent(contentFolder);
  const errorLines = shown(formatProblems(errors));
  const warningLines = shown(formatProblems(warnings));
  if (values.warnings) showProblems('Warnings', warningLines);
  showProblems('Errors', errorLines);
  say(
    `Content: ${count(content.entries.length, 'entry').replace('entrys', 'entries')}, ` +
      `${count(content.assets.length, 'asset')}: ${count(errorLines.length, 'error')}, ` +
      `${count(warningLines.length, 'warning')}${values.warnings ? '' : ' (--warnings shows them)'}`,
  );
  if (errorLines.length > 0) process.exitCode = 1;
};

let lastShown = -1;
const showProgress = ({ done, total, made }: { done: number; total: number; made: number }) => {
  const step = process.stdout.isTTY ? 1 : 50;
  if (made === 0 || (done < total && done - lastShown < step)) return;
  lastShown = done;
  const line = `Pictures and documents: ${done} of ${total}, ${made} new`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else say(line);
};

const build = async () => {
  const started = Date.now();
  const space = await buildDemoSpace({
    contentFolder,
    outputFolder,
    onProgress: showProgress,
    force: values.force,
  });
  const warningLines = formatProblems(space.warnings);
  if (values.warnings || values.force) showProblems('Warnings', warningLines);
  const { entries, assets, countries } = space.counts;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(
    `${relative(process.cwd(), space.exportFile)}: ${entries} entries and ${assets} assets of ${countries} regions, ` +
      `${space.pictures.made} files made, ${count(warningLines.length, 'warning')}, ${seconds} s`,
  );
};

const run = async () => {
  if (values.help) say(help);
  else if (values.check) await check();
  else await build();
};

run().catch((error: unknown) => {
  if (error instanceof DemoContentError) {
    showProblems('Errors', formatProblems(error.problems));
    say(`Not built: ${error.message}. --check shows them again, --force builds all the same.`);
  } else {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  process.exitCode = 1;
});
