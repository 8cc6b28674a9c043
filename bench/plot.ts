import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { groupBy } from '../gatsby/content/groupBy';
import type { BuildResults } from './build';
import { peakOf } from './build/measure';
import type { PageResults } from './pages';
import { barChart } from './plot/barChart';
import { markdownTable } from './plot/markdownTable';

const results = join(__dirname, 'results');
const docs = resolve(__dirname, '../docs/benchmarks');

const read = <T>(name: string): T | undefined => {
  const file = join(results, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

const write = (name: string, text: string): void => {
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, name), text);
  console.log(`bench wrote docs/benchmarks/${name}`);
};

const heading = (
  title: string,
  { date, machine, command }: { date: string; machine: string; command: string },
) => `# ${title}\n\n${date}, ${machine}. \`${command}\`\n\n`;

const build = read<BuildResults>('build');
if (build) {
  const sections = [...groupBy(build.results, ({ pages }) => pages)].map(([pages, results]) => {
    const rows = results.map(({ name, version, runs, anyway, ahead, output, rewritten }) => ({
      Tool: `${name} ${version}`,
      'Cold, s': runs.cold.seconds.toFixed(1),
      'Pages/s': Math.round(pages / runs.cold.seconds),
      'Unchanged, s': runs.unchanged.seconds.toFixed(1),
      'Unchanged, built anyway, s': anyway?.seconds.toFixed(1) ?? '–',
      'One entry, s': runs.oneEntry.seconds.toFixed(1),
      'One entry, loaded ahead, s': ahead?.seconds.toFixed(1) ?? '–',
      'Files rewritten': rewritten,
      'Peak, MB': Math.round(peakOf([...Object.values(runs), anyway, ahead])),
      'Output, MB': output.megabytes.toFixed(0),
      'Compressed copies, MB': output.megabytesCompressedCopies.toFixed(0),
    }));
    const bars = results.flatMap(({ name, runs, ahead }) => [
      { label: `${name}: cold`, value: runs.cold.seconds },
      { label: `${name}: one entry`, value: runs.oneEntry.seconds },
      ...(ahead ? [{ label: `${name}: one entry, loaded ahead`, value: ahead.seconds }] : []),
    ]);
    const articles = `${pages.toLocaleString('en')} articles`;
    const drawing = `build-${pages}.svg`;
    write(drawing, barChart(`Seconds to build ${articles}`, bars));
    return `## ${articles}\n\n![](${drawing})\n\n${markdownTable(rows)}`;
  });
  write(
    'build.md',
    `${heading('Builds', { ...build, machine: `${build.machine}, ${build.node}` })}${sections.join('\n')}`,
  );
}

const pages = read<PageResults>('pages');
if (pages) {
  const rows = pages.results.map(
    ({ template, profile, bytes, requests, scores, navigation, ...times }) => ({
      Template: template,
      Profile: profile,
      HTML: bytes.html,
      JavaScript: bytes.javascript,
      CSS: bytes.css,
      Fonts: bytes.font,
      Pictures: bytes.picture,
      Data: bytes.data,
      Requests: requests,
      'LCP, ms': Math.round(times.lcp),
      CLS: times.cls.toFixed(3),
      'TBT, ms': Math.round(times.tbt),
      'INP, ms': Math.round(times.inp),
      'Next page, ms': navigation ? Math.round(navigation.milliseconds) : '–',
      'Next page, bytes': navigation?.bytes ?? '–',
      Lighthouse: scores ? Object.values(scores).join(' / ') : '–',
    }),
  );
  const bars = pages.results
    .filter(({ profile }) => profile === 'phone')
    .map(({ template, bytes }) => ({ label: template, value: bytes.javascript / 1000 }));
  write(
    'pages.md',
    `${heading('Pages', pages)}${pages.browser}.\n\n![](pages.svg)\n\n${markdownTable(rows)}`,
  );
  write('pages.svg', barChart('Kilobytes of JavaScript, first visit', bars));
}
if (!build && !pages)
  console.log('bench has no results yet: npm run bench:build, npm run bench:pages');
