import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compileRedirects } from '../redirects/compileRedirects';
import { formatNginxMap } from '../redirects/output/nginxMap';
import { formatRedirectsFile } from '../redirects/output/redirectsFile';
import { formatShards } from '../redirects/output/shards';
import { readTable } from '../redirects/readTable';
import type { TableRule } from '../redirects/types';

const generated = (count: number): TableRule[] =>
  Array.from({ length: count }, (_, index) => ({
    from: `/old/region-${index % 15}/topic-${index}/page`,
    to: index % 10 === 0 ? '/us/en/playbook#all-partners' : `/us/en/page-${index % 500}`,
    file: 'generated.txt',
    line: index + 1,
  }));

const measure = (name: string, rules: readonly TableRule[], externalHosts: readonly string[]) => {
  const pagePaths = rules.map(({ to }) => to.split(/[?#]/)[0] ?? '');
  const start = performance.now();
  const { rules: compiled } = compileRedirects({ rules, pagePaths, externalHosts });
  const compileTime = performance.now() - start;
  const shards = [...formatShards(compiled).values()];
  const largest = shards.reduce((a, b) => (a.length > b.length ? a : b));
  return {
    table: name,
    rules: compiled.length,
    'compile ms': Math.round(compileTime),
    'largest shard bytes': largest.length,
    'gzipped bytes': gzipSync(largest).length,
    'mean shard bytes': Math.round(shards.join('').length / shards.length),
    'nginx map kB': Math.round(formatNginxMap(compiled).length / 1000),
    '_redirects kB': Math.round(formatRedirectsFile(compiled).text.length / 1000),
  };
};

const run = async () => {
  const { rules, externalHosts } = await readTable('redirects');
  console.table([
    measure('redirects/rules', rules, externalHosts),
    measure('generated', generated(20_000), externalHosts),
  ]);
  const runtime = ['findRedirect', 'redirectTarget', 'redirectSource', 'useRedirect']
    .map((name) => readFileSync(`src/features/redirects/${name}.ts`, 'utf8').length)
    .reduce((sum, length) => sum + length, 0);
  console.log(`The browser's part is ${runtime} bytes of source, in the chunk of the 404 page.`);
};

void run();
