import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from 'contentful-emulator';
import { accessEmulator, readStateHolder } from 'contentful-emulator/client';
import { buildDemoSpace } from '../contentful/demo-space/buildDemoSpace';
import { localSpace } from '../contentful/localSpace';
import {
  gatherStaticFiles,
  openOurs,
  openPeer,
  plainName,
  peerNames,
  setAside,
  withoutAccelerators,
  type Competitor,
  type PeerName,
} from './build/competitors';
import { makeSpace, type ExportFile } from './build/makeSpace';
import { peakOf, type Run } from './build/measure';
import { changedFiles, hashTree, weighOutput } from './build/outputTree';

const root = resolve(__dirname, '..');
const work = join(__dirname, '.work');

const help = `Builds the same articles with this website and with Astro, Next and Eleventy, and measures each.

  npm run bench:build -- --install                          once: install the peers, and Node 22 for all
  npm run bench:build -- --pages 1000,10000,50000           how many articles (1000)
  npm run bench:build -- --only talvane,astro               some of talvane, ${plainName}, ${peerNames.join(', ')}

Of each: cold, warm with nothing changed (ours also by a build that goes through everything all the same), warm with the
title of one article changed (ours also by a build that was loaded ahead, as npm run publisher keeps one); pages a second,
the most memory of the whole process tree (PSS; Linux), what was written. ${plainName} is this
website with GATSBY_PATCHES=0, which is built only where it is named. The result goes to bench/results/build.json; npm run bench:plot
draws it. SPACE_PORT is the port of the local space.`;

type Kind = 'cold' | 'unchanged' | 'oneEntry';
export type BuildResult = {
  name: string;
  version: string;
  pages: number;
  runs: Record<Kind, Run>;
  /** A full build without changes, for a competitor that otherwise skips it. */
  anyway?: Run;
  /** One changed entry with a prewarmed build, as in the publisher. */
  ahead?: Run;
  output: ReturnType<typeof weighOutput>;
  /** Files that change with the edit of one title, without compressed copies. */
  rewritten: number;
  rewrittenSample: string[];
};
export type BuildResults = {
  date: string;
  machine: string;
  node: string;
  command: string;
  results: BuildResult[];
};

const say = (line: string) => console.log(`bench ${line}`);
const changedArticle = 'article-7';

// Not `npm ci`: locks of tools with programs for each platform lack those that the registry does not hold.
const install = (): void => {
  const npm = (folder: string, ...more: string[]) =>
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...more], {
      cwd: join(__dirname, folder),
      stdio: 'inherit',
    });
  // The package of Node 22 fetches the program itself in its install script.
  npm('build', '--ignore-scripts=false');
  for (const folder of ['shared', ...peerNames]) npm(`peers/${folder}`);
};

const runAll = async (
  competitor: Competitor,
  pages: number,
  edit: (title: string) => Promise<void>,
): Promise<BuildResult> => {
  const { name, version } = competitor;
  const run = async (kind: Kind) => {
    const log = join(work, `${name}-${pages}-${kind}.log`);
    const result = await competitor.build(log);
    const { seconds, peakMegabytes } = result;
    say(`${name} ${pages} ${kind}: ${seconds.toFixed(1)} s, ${peakMegabytes.toFixed(0)} MB`);
    return result;
  };
  competitor.clean();
  const cold = await run('cold');
  const output = weighOutput(competitor.output);
  const unchanged = await run('unchanged');
  const anyway = await competitor.buildAnyway?.(join(work, `${name}-${pages}-anyway.log`));
  if (anyway) say(`${name} ${pages} unchanged, built anyway: ${anyway.seconds.toFixed(1)} s`);
  const before = hashTree(competitor.output);
  await edit('A changed title');
  const oneEntry = await run('oneEntry');
  const rewritten = changedFiles(before, hashTree(competitor.output));
  const ahead = await competitor.buildAhead?.(join(work, `${name}-${pages}-ahead.log`), () =>
    edit('A title changed again'),
  );
  if (ahead) say(`${name} ${pages} one entry, loaded ahead: ${ahead.seconds.toFixed(1)} s`);
  return {
    name,
    version,
    pages,
    runs: { cold, unchanged, oneEntry },
    ...(anyway && { anyway }),
    ...(ahead && { ahead }),
    output,
    rewritten: rewritten.length,
    rewrittenSample: rewritten.slice(0, 20),
  };
};

const measurePages = async (pages: number, only: ReadonlySet<string>): Promise<BuildResult[]> => {
  const folder = join(work, String(pages));
  const exportFile = join(folder, 'space.json');
  say(`${pages} pages: making the space`);
  rmSync(folder, { recursive: true, force: true });
  makeSpace(join(root, localSpace.exportFile), exportFile, pages);
  const site = join(work, 'site');
  const ours = openOurs(site);
  const server = await startEmulator({
    ...localSpace,
    exportFile,
    stateFolder: join(site, localSpace.stateFolder),
    port: Number(process.env.SPACE_PORT || localSpace.port),
  });
  const results: BuildResult[] = [];
  try {
    const editOurs = async (title: string) => {
      const holder = readStateHolder(join(site, localSpace.stateFolder));
      if (!holder?.origin || !holder.deliveryToken || !holder.certificateAuthorityFile) {
        throw new Error('the local space does not run');
      }
      const { origin, deliveryToken, certificateAuthorityFile } = holder;
      const access = accessEmulator({ origin, deliveryToken, certificateAuthorityFile });
      await access.setField('Entry', changedArticle, { field: 'title', value: title });
      await access.publish('Entry', changedArticle);
      await access.close();
    };
    results.push(await runAll(ours, pages, editOurs));
    if (only.has(plainName)) {
      results.push(
        await runAll(withoutAccelerators(ours), pages, (title) => editOurs(`${title}, plainly`)),
      );
    }
    const shared = { exportFile, ...gatherStaticFiles(ours, exportFile, folder) };
    const original = readFileSync(exportFile, 'utf8');
    const editFile = (title: string) => {
      const space = JSON.parse(original) as ExportFile;
      const article = space.entries.find(({ sys }) => sys.id === changedArticle);
      if (article) article.fields.title = { en: title };
      writeFileSync(exportFile, JSON.stringify(space));
      return Promise.resolve();
    };
    for (const name of peerNames.filter((peer: PeerName) => only.has(peer))) {
      writeFileSync(exportFile, original);
      results.push(await runAll(openPeer(name, shared), pages, editFile));
    }
  } finally {
    await server.close();
  }
  return results;
};

const table = (results: readonly BuildResult[]) =>
  results.map(({ name, version, pages, runs, anyway, ahead, output, rewritten }) => ({
    name: `${name} ${version}`,
    pages,
    'cold s': Number(runs.cold.seconds.toFixed(1)),
    'pages/s': Math.round(pages / runs.cold.seconds),
    'unchanged s': Number(runs.unchanged.seconds.toFixed(1)),
    'built anyway s': anyway ? Number(anyway.seconds.toFixed(1)) : '',
    'one entry s': Number(runs.oneEntry.seconds.toFixed(1)),
    'loaded ahead s': ahead ? Number(ahead.seconds.toFixed(1)) : '',
    'files rewritten': rewritten,
    'peak MB': Math.round(peakOf([...Object.values(runs), anyway, ahead])),
    'output MB': Math.round(output.megabytes),
    '+ br, gz MB': Math.round(output.megabytesCompressedCopies),
  }));

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      only: { type: 'string', default: ['talvane', ...peerNames].join() },
      install: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help);
  if (values.install) return install();
  const counts = values.pages.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 10)) {
    throw new Error(`--pages ${values.pages}: numbers of 10 or more, with commas between them`);
  }
  mkdirSync(work, { recursive: true });
  await buildDemoSpace({
    contentFolder: join(root, 'contentful/demo-space/content'),
    outputFolder: join(root, '.space/demo'),
  });
  const results: BuildResult[] = [];
  for (const count of counts)
    results.push(...(await measurePages(count, new Set(values.only.split(',')))));
  const file: BuildResults = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: 'Node 22',
    command: `npm run bench:build -- ${process.argv.slice(2).join(' ')}`,
    results,
  };
  mkdirSync(join(__dirname, 'results'), { recursive: true });
  writeFileSync(join(__dirname, 'results/build.json'), `${JSON.stringify(file, null, 2)}\n`);
  console.table(table(results));
  // Last, because it takes minutes.
  rmSync(setAside, { recursive: true, force: true });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
