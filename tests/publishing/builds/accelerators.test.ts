import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Emulator } from 'contentful-emulator';
import { hashTree } from '~/bench/build/outputTree';
import { copySources } from '~/scripts/support/copySources';
import { localSpace } from '~/contentful/localSpace';
import { countryWithMenu, entry, insight, menuItem, page } from '../../fixtures/entries';
import { drawnSpace } from '../../fixtures/drawnSpace';
import { publishInto, startTestSpace, withEntries } from '../../support/testSpace';
import { moveBuild } from '../support/moveBuild';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'accelerators-'));

const kinds = {
  // As the publisher builds.
  accelerated: ['--import', 'tsx', 'scripts/build.ts', '--force'],
  // As somebody does who knows Gatsby and nothing of this project.
  plain: ['node_modules/gatsby/cli.js', 'build'],
  // As a first run builds: one region, then all.
  grown: ['--import', 'tsx', 'scripts/build.ts'],
} as const;
type Kind = keyof typeof kinds;

let space: Emulator;

/**
 * Builds on what the last build of that kind has left, in the same folder in turn, since webpack's ids depend on it; a hash of each file, and what was said.
 */
const build = async (
  kind: Kind,
  settings: Record<string, string> = {},
): Promise<{ files: Map<string, string>; said: string }> => {
  const aside = join(folder, '.space', kind);
  moveBuild(aside, folder);
  const { PATH, HOME } = process.env;
  const { stdout, stderr } = await run(process.execPath, kinds[kind], {
    cwd: folder,
    env: {
      ...{ PATH, HOME, CI: 'true', NO_COLOR: '1' },
      NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
      ...(kind === 'plain' && { GATSBY_PATCHES: '0' }),
      ...settings,
    },
    maxBuffer: 1e8,
  });
  const hosting = [...hashTree(join(folder, '.hosting'))]
    // When files were written, to know later which are new.
    .filter(([file]) => !/^(?:finished-pages|marked-page-data|precompressed)\.json$/.test(file))
    .map(([file, hash]): [string, string] => [join('.hosting', file), hash]);
  const files = new Map([...hashTree(join(folder, 'public')), ...hosting]);
  moveBuild(folder, aside);
  return { files, said: stdout + stderr };
};

/** Caches that the last accelerated build has written, each by an accelerator. */
const cacheOf = (name: string): string => join(folder, '.space/accelerated/.cache', name);
const caches = ['bundle-cache.json', 'query-cache', 'locale-filter.json'];
let bundledAt: number | undefined;

const put = (added: ReturnType<typeof entry>): void => publishInto(space.store, added);

/** The home page shows `plain` and the header links to `late`, neither of which is published at first. */
const linkingSpace = async () => {
  const space = withEntries(await drawnSpace(folder), [
    ...countryWithMenu(['late', 'home', 'later']),
    menuItem('late', 'To the late page', 'late'),
    menuItem('home', 'Home', 'home'),
  ]);
  return { ...space, entries: space.entries.filter(({ sys }) => sys.id !== 'plain') };
};

beforeAll(async () => {
  copySources(folder);
  space = await startTestSpace(folder, await linkingSpace());
  const settings = {
    CONTENTFUL_SPACE_ID: localSpace.spaceId,
    CONTENTFUL_ENVIRONMENT: localSpace.environment,
    CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
    CONTENTFUL_HOST: space.host,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
});
afterAll(async () => {
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

const rounds: [name: string, edit: () => void, file: string][] = [
  ['a first build', () => undefined, 'aa/en/home/index.html'],
  [
    'publishing what pages and the header have linked to all along',
    () => {
      put(
        entry('plain', 'contentSection', {
          ...{ name: 'plain', variation: 'Image left', title: 'Here at last' },
        }),
      );
      put(page('late', 'simple-page', 'late'));
      put(insight('newest', { publicationDate: '2030-01-01' }));
      put(menuItem('later', 'Insights', 'insights'));
    },
    'aa/en/late/index.html',
  ],
  [
    'taking some of it back',
    () => {
      space.store.unpublish('Entry', 'plain');
      space.store.unpublish('Entry', 'number-2');
    },
    'aa/en/home/index.html',
  ],
];

test.each(rounds)(
  'plain Gatsby with all accelerators off writes the same files after %s',
  async (_name, edit, file) => {
    edit();
    const accelerated = await build('accelerated');
    const plain = await build('plain');
    expect(accelerated.said).not.toMatch(/accelerator .* is off/);
    expect(caches.filter((name) => !existsSync(cacheOf(name)))).toEqual([]);
    expect(existsSync(cacheOf('.parcel-cache'))).toBe(false);
    // The first build writes it, the others use it: edits of content change no template.
    bundledAt ??= statSync(cacheOf('bundle-cache.json')).mtimeMs;
    expect(statSync(cacheOf('bundle-cache.json')).mtimeMs).toBe(bundledAt);
    expect(plain.said).not.toContain('clearing the cache');
    // As a picture, and in a text.
    expect([...plain.files.keys()].filter((name) => name.endsWith('drawing.svg'))).toHaveLength(2);
    expect(plain.said).toMatch(/\d+ pages in \d+ sites/);
    expect(plain.files.has(file)).toBe(true);
    expect([...plain.files.keys()].sort()).toEqual([...accelerated.files.keys()].sort());
    expect(
      [...plain.files.keys()].filter(
        (name) => plain.files.get(name) !== accelerated.files.get(name),
      ),
    ).toEqual([]);
  },
  600_000,
);

test('plain Gatsby begins with an empty cache after a build that was stopped, and writes the same files', async () => {
  const before = await build('plain');
  const state = join(folder, '.space/plain/.cache/contentful-build.json');
  writeFileSync(state, readFileSync(state, 'utf8').replace('true', 'false'));
  const after = await build('plain');
  expect(before.said).not.toContain('clearing the cache');
  expect(after.said).toContain('the last build was interrupted: clearing the cache');
  expect([...after.files].filter(([file, hash]) => before.files.get(file) !== hash)).toEqual([]);
  expect([...before.files.keys()].filter((file) => !after.files.has(file))).toEqual([]);
}, 600_000);

test('building one region and then all writes the same files as a build of all', async () => {
  const first = await build('grown', { SITE_REGIONS: 'single' });
  const grown = await build('grown');
  const whole = await build('plain');
  expect([...first.files.keys()].filter((file) => /^aa\/.*\.html$/.test(file))).toEqual([]);
  expect(first.files.has('single/en/home/index.html')).toBe(true);
  const others = [...whole.files].filter(([file, hash]) => grown.files.get(file) !== hash);
  // It names every script, those of the first build too.
  expect(others.map(([file]) => file)).toEqual(['_headers']);
  // Scripts that only pages of the first build named.
  const left = [...grown.files.keys()].filter((file) => !whole.files.has(file));
  expect(left.filter((file) => !/^[\w-]+-[0-9a-f]{8,}\.js/.test(file))).toEqual([]);
}, 600_000);

test.each(['accelerated', 'plain'] as const)(
  'a change of styles alone is in the style sheets of all pages: %s',
  async (kind) => {
    const property = `--written-by-${kind}`;
    appendFileSync(join(folder, 'src/sections/chart/chart.css'), `:root { ${property}: 1px; }\n`);
    const { files } = await build(kind);
    const pages = [...files.keys()].filter((name) => /^(?!_gatsby).*\.html$/.test(name));
    expect(pages.length).toBeGreaterThan(5);
    const built = (name: string): string =>
      readFileSync(join(folder, '.space', kind, 'public', name), 'utf8');
    const stylesOf = (name: string): string =>
      [...built(name).matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)]
        .map(([, sheet = '']) => built(sheet))
        .join('');
    expect(pages.filter((name) => !stylesOf(name).includes(property))).toEqual([]);
  },
  600_000,
);
