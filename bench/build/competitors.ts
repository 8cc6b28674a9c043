import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { eventLine, startLine } from 'static-site-publisher/build-events';
import type { ExportFile, Link } from './makeSpace';
import { measure, type Run } from './measure';

export type Competitor = {
  name: string;
  version: string;
  output: string;
  /** Deletes output and caches of earlier builds. */
  clean: () => void;
  build: (log: string) => Promise<Run>;
  /** A full build without changes, if `build` skips it. */
  buildAnyway?: (log: string) => Promise<Run>;
  /** A prewarmed build, if supported; timed from the edit. */
  buildAhead?: (log: string, edit: () => Promise<void>) => Promise<Run>;
};

const root = resolve(__dirname, '../..');
/** The Node version for all: some need it, and builds take a tenth less time than with Node 20. */
const node22 = join(__dirname, 'node_modules/node/bin/node');

const versionOf = (folder: string, name: string): string =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const peers = {
  eleventy: {
    package: '@11ty/eleventy',
    staticFolder: 'static',
    output: 'dist',
    leftovers: ['dist'],
    commands: [['node_modules/@11ty/eleventy/cmd.cjs', '--quiet']],
  },
  astro: {
    package: 'astro',
    staticFolder: 'static',
    output: 'dist',
    leftovers: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    commands: [['node_modules/astro/bin/astro.mjs', 'build']],
  },
  next: {
    package: 'next',
    staticFolder: 'public',
    output: 'out',
    leftovers: ['out', '.next'],
    commands: [['node_modules/next/dist/bin/next', 'build'], ['writeSearch.mjs']],
  },
} as const;

/** The folder for output of earlier builds; `bench:build` deletes it at the end. */
export const setAside = join(root, 'bench/.work/set-aside');

/**
 * Moves files away before a cold build instead of deleting them: after many deletions, ext4 without a journal creates
 * files many times slower for minutes.
 */
const moveAside = (folder: string, names: readonly string[]): void => {
  mkdirSync(setAside, { recursive: true });
  const place = mkdtempSync(join(setAside, '/'));
  names.forEach((name, index) => {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(place, String(index)));
  });
};

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];

/** A peer project of bench/peers, with the static files that all share. */
export const openPeer = (
  name: PeerName,
  {
    exportFile,
    picturesFile,
    staticFiles,
  }: { exportFile: string; picturesFile: string; staticFiles: string },
): Competitor => {
  const folder = join(root, 'bench/peers', name);
  const peer = peers[name];
  if (!existsSync(join(folder, 'node_modules')) || !existsSync(node22)) {
    throw new Error(`bench/peers/${name} is not installed: npm run bench:build -- --install`);
  }
  const env = {
    SPACE_FILE: exportFile,
    PICTURES_FILE: picturesFile,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  return {
    name,
    version: versionOf(folder, peer.package),
    output: join(folder, peer.output),
    clean: () => {
      moveAside(folder, [...peer.leftovers, peer.staticFolder]);
      cpSync(staticFiles, join(folder, peer.staticFolder), { recursive: true });
    },
    build: async (log) => {
      const total: Run = { seconds: 0, peakMegabytes: 0 };
      for (const args of peer.commands) {
        const run = await measure({ program: node22, args, cwd: folder, env, log });
        total.seconds += run.seconds;
        total.peakMegabytes = Math.max(total.peakMegabytes, run.peakMegabytes);
      }
      return total;
    },
  };
};

/** This website, in a copy of its sources, so that the working copy's build is unchanged. */
export const openOurs = (folder: string): Competitor => {
  if (!existsSync(node22)) {
    throw new Error('Node 22 is not installed: npm run bench:build -- --install');
  }
  moveAside(dirname(folder), [basename(folder)]);
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of files
    .split('\n')
    .filter((line) => line && !line.startsWith('contentful/demo-space/content'))) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  const command = {
    program: node22,
    args: ['--import', 'tsx', 'scripts/build.ts'],
    cwd: folder,
  };
  return {
    name: 'talvane',
    version: versionOf(root, 'gatsby'),
    output: join(folder, 'public'),
    clean: () => moveAside(folder, ['public', '.cache', '.hosting']),
    build: (log) => measure({ ...command, log }),
    buildAnyway: (log) => measure({ ...command, args: [...command.args, '--force'], log }),
    buildAhead: (log, edit) =>
      measure({
        ...command,
        args: [...command.args, '--standby', '--json'],
        log,
        standby: { readyLine: eventLine({ type: 'ready' }), startLine, beforeStart: edit },
      }),
  };
};

/** This website without its accelerators. */
export const plainName = 'talvane-plain';

/** The same competitor with `GATSBY_PATCHES=0`, which its commands inherit. */
export const withoutAccelerators = (ours: Competitor): Competitor => {
  const plainly = async (work: () => Promise<Run>): Promise<Run> => {
    process.env.GATSBY_PATCHES = '0';
    try {
      return await work();
    } finally {
      delete process.env.GATSBY_PATCHES;
    }
  };
  const { build, buildAnyway, buildAhead } = ours;
  return {
    ...ours,
    name: plainName,
    build: (log) => plainly(() => build(log)),
    ...(buildAnyway && { buildAnyway: (log) => plainly(() => buildAnyway(log)) }),
    ...(buildAhead && { buildAhead: (log, edit) => plainly(() => buildAhead(log, edit)) }),
  };
};

type PageData = { result: { data: { insight: { image: { picture: unknown } } } } };

/** Collects what the peers reuse of our build: image renditions, fonts, style sheet. */
export const gatherStaticFiles = (
  ours: Competitor,
  exportFile: string,
  folder: string,
): { picturesFile: string; staticFiles: string } => {
  const { entries } = JSON.parse(readFileSync(exportFile, 'utf8')) as ExportFile;
  const pictures: Record<string, unknown> = {};
  const staticFiles = join(folder, 'static');
  rmSync(staticFiles, { recursive: true, force: true });
  for (const { sys, fields } of entries) {
    if (sys.contentType?.sys.id !== 'insight') continue;
    const asset = (fields.image?.en as Link).sys.id;
    if (asset in pictures) continue;
    const file = join(
      ours.output,
      'page-data/us/en/insights',
      String(fields.slug?.en),
      'page-data.json',
    );
    const { picture } = (JSON.parse(readFileSync(file, 'utf8')) as PageData).result.data.insight
      .image;
    pictures[asset] = picture;
    const [, hash = ''] = /"\/static\/([0-9a-f]+)\//.exec(JSON.stringify(picture)) ?? [];
    cpSync(join(ours.output, 'static', hash), join(staticFiles, 'static', hash), {
      recursive: true,
    });
  }
  cpSync(join(root, 'src/theme/fonts'), join(staticFiles, 'fonts'), {
    recursive: true,
    filter: (path) => !/\.(?:css|ts)$/.test(path),
  });
  cpSync(join(root, 'bench/peers/shared/site.css'), join(staticFiles, 'site.css'));
  const picturesFile = join(folder, 'pictures.json');
  writeFileSync(picturesFile, JSON.stringify(pictures));
  return { picturesFile, staticFiles };
};
