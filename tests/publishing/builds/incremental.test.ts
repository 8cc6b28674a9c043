import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Emulator } from 'contentful-emulator';
import { listFiles } from 'static-site-publisher/files';
import { copySources } from '~/scripts/support/copySources';
import {
  country,
  countryWithMenu,
  entry,
  insight,
  link,
  menuItem,
  page,
} from '../../fixtures/entries';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { publishInto, startTestSpace, withEntries } from '../../support/testSpace';
import { moveBuild } from '../support/moveBuild';
import { prewarmBuild } from '../support/prewarmBuild';

const folder = mkdtempSync(join(tmpdir(), 'incremental-'));
const aside = join(folder, '.space/aside');

const build = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--force'], {
    cwd: folder,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    maxBuffer: 1e8,
  });
};

/** Every page and all that is said of pages; scripts and pictures have their content in their names. */
const readSite = async (): Promise<Map<string, string>> => {
  const files = (await listFiles(join(folder, 'public'))).filter((file) =>
    /\.(?:html|json|xml|txt)$|^_redirects$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, 'public', file), 'utf8')]));
};

/** The site as a build makes it that has nothing of earlier ones but webpack's cache. */
const buildAfresh = async (): Promise<Map<string, string>> => {
  moveBuild(folder, aside);
  renameSync(join(aside, '.cache/webpack'), join(folder, '.space/webpack'));
  mkdirSync(join(folder, '.cache'));
  renameSync(join(folder, '.space/webpack'), join(folder, '.cache/webpack'));
  await build();
  const site = await readSite();
  renameSync(join(folder, '.cache/webpack'), join(aside, '.cache/webpack'));
  moveBuild(aside, folder);
  return site;
};

const extendedSpace = () =>
  withEntries(extremesSpace([], 7), [
    // A language tag of its own, so that the pages of other regions name its pages as alternates.
    entry('en-IE', 'language', { name: 'English', localCode: 'en-IE' }),
    country('single', ['en-IE']),
    ...countryWithMenu(['insights', 'only-english', 'late']),
    ...['insights', 'only-english', 'late'].map((to) => menuItem(to, `To ${to}`, to)),
    entry('button', 'button', { name: 'b', label: 'Go', kind: 'Link', link: 'late' }),
    entry('plain', 'contentSection', {
      ...{ name: 'plain', variation: 'No image', title: 'Section', components: [link('button')] },
    }),
    entry('theme', 'topic', { name: { en: 'Theme', fr: 'Thème' }, slug: 'theme' }),
    entry('teasers', 'teaserList', { name: 'teasers', pages: [link('theme')] }),
    page('themes', 'simple-page', 'themes', { sections: [link('teasers')] }),
    entry('label', 'label', { key: 'home', text: { en: 'Start', fr: 'Début' } }),
  ]);

type Edit = (space: Emulator['store']) => void;

const change = (space: Emulator['store'], id: string, field: string, value: unknown): void => {
  space.setField('Entry', id, field, value);
  space.publish('Entry', id);
};

const only = (region: string) => ({ countries: [link(`country-${region}`)] });

/** An edit, and the file and text that show that it was built. */
type Step = [edit: Edit, file: string, text: string | RegExp];

/**
 * Edits that reach pages which do not show the entry itself. Each is built upon the last; what all builds of a round have left is
 * compared with one cold build, which takes three times as long as they do.
 */
const rounds: [name: string, steps: Step[]][] = [
  [
    'a page that menus and buttons have linked to all along, an insight older than all that pages show, a page taken back that menus link to, a label, a type that insights name, an entry taken back that others need, a language with another name, the first insight of a topic',
    [
      [
        (space) => {
          publishInto(space, page('late', 'simple-page', 'late'));
          publishInto(space, insight('old', { publicationDate: '2001-01-01' }));
        },
        'aa/en/home/index.html',
        /href="\/aa\/en\/late"/,
      ],
      [
        (space) => {
          space.unpublish('Entry', 'only-english');
          change(space, 'label', 'text', 'Beginning');
          change(space, 'type', 'name', 'Essay');
        },
        'aa/en/insights/number-1/index.html',
        'Essay',
      ],
      // Nothing that reruns all pages, as a label does.
      [
        (space) => {
          space.unpublish('Entry', 'long-department');
          change(space, 'fr', 'name', 'Le français');
          change(space, 'number-6', 'topics', [link('theme')]);
        },
        'aa/en/themes/index.html',
        'href="/aa/en/insights/topics/theme"',
      ],
    ],
  ],
  [
    'an insight that moves to another region, a region with a new name, a page above others with another title, an insight that comes to a region where another has linked to it all along',
    [
      [
        (space) => {
          change(space, 'number-3', 'countries', only('single').countries);
          publishInto(
            space,
            insight('alone', { ...only('single'), title: { en: 'Alone', fr: 'Seul' } }),
          );
          publishInto(
            space,
            insight('coming', { ...only('single'), title: { en: 'Coming', fr: 'À venir' } }),
          );
          const title = { en: 'Linking', fr: 'Lien' };
          publishInto(space, insight('linking', { title, relatedInsights: [link('coming')] }));
          publishInto(
            space,
            country('single', ['en-IE'], { name: { en: 'Renamed', fr: 'Renommé' } }),
          );
          change(space, 'long-about-us', 'title', 'Who we are');
        },
        'single/en/insights/number-3/index.html',
        'Insight number-3',
      ],
      [
        (space) => {
          change(space, 'coming', 'countries', [...only('single').countries, link('country-aa')]);
        },
        'aa/fr/insights/linking/index.html',
        'À venir',
      ],
    ],
  ],
  [
    'a language that a region gains',
    [
      [
        (space) => {
          change(space, 'country-single', 'languages', [link('en-IE'), link('fr')]);
          publishInto(space, insight('newest', { publicationDate: '2030-01-01' }));
        },
        'single/fr/insights/alone/index.html',
        'Seul',
      ],
    ],
  ],
];

let space: Emulator;

beforeAll(async () => {
  copySources(folder);
  space = await startTestSpace(folder, extendedSpace());
  await build();
}, 600_000);
afterAll(async () => {
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a second build with nothing changed writes no page again', async () => {
  const first = await readSite();
  await build();
  expect([...(await readSite())].filter(([file, text]) => first.get(file) !== text)).toEqual([]);
}, 600_000);

test('an edit of one article writes no other page, though it changes the search files that all pages name', async () => {
  const before = await readSite();
  const writtenAt = (file: string): number => statSync(join(folder, 'public', file)).mtimeMs;
  const times = new Map([...before.keys()].map((file) => [file, writtenAt(file)]));
  change(space.store, 'number-7', 'title', 'Last of all');
  await build();
  const after = await readSite();
  const written = [...after.keys()].filter((file) => times.get(file) !== writtenAt(file));
  const pages = written.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => !file.startsWith('_gatsby/')).sort()).toEqual([
    'aa/en/insights/index.html',
    'aa/en/insights/number-7/index.html',
  ]);
  const slice = 'slice-data/header-aa-en.json';
  expect(after.get(slice)).not.toEqual(before.get(slice));
}, 600_000);

/**
 * Gatsby keeps headers and footers of a site that is gone for its return, and they name its search files. No page of another site
 * has them.
 */
const isOfSiteGone = (file: string): boolean =>
  /^(?:_gatsby\/slices\/|slice-data\/)(?:header|footer)-single-|^search-index\/single-/.test(file);

const expectColdBuild = async (edited: ReadonlyMap<string, string>): Promise<void> => {
  const afresh = await buildAfresh();
  const found = [...edited].filter(([name]) => afresh.has(name) || !isOfSiteGone(name));
  expect(found.map(([name]) => name).sort()).toEqual([...afresh.keys()].sort());
  expect(found.filter(([name, html]) => afresh.get(name) !== html).map(([name]) => name)).toEqual(
    [],
  );
};

test.each(rounds)(
  'after %s a build equals a cold build',
  async (_name, steps) => {
    for (const [edit, file, text] of steps) {
      edit(space.store);
      await build();
      expect(readFileSync(join(folder, 'public', file), 'utf8')).toMatch(text);
    }
    await expectColdBuild(await readSite());
  },
  600_000,
);

const prewarmed: [name: string, steps: Step[]][] = [
  [
    'a region taken away, of which alone some insights are',
    [
      [
        (space) => space.unpublish('Entry', 'country-single'),
        'aa/en/home/index.html',
        /^(?!.*\/single\/)/s,
      ],
    ],
  ],
  [
    'the region published again',
    [
      [
        (space) => space.publish('Entry', 'country-single'),
        'single/fr/insights/alone/index.html',
        'Seul',
      ],
    ],
  ],
  [
    'a description',
    [
      [
        (store) => {
          change(store, 'number-5', 'metaDescription', 'Of kilns.');
        },
        'aa/en/insights/number-5/index.html',
        'Of kilns',
      ],
    ],
  ],
  [
    'a type, a label, a page above others, the name of a country, a page that comes, one that goes, and the last insight of a topic',
    [
      [
        (store) => {
          change(store, 'type', 'name', 'Column');
          change(store, 'label', 'text', 'Outset');
          change(store, 'long-about-us', 'title', 'Who we were');
          publishInto(
            store,
            country('single', ['en-IE', 'fr'], { name: { en: 'Alone', fr: 'Seul' } }),
          );
        },
        'aa/en/insights/number-5/index.html',
        'Column',
      ],
      [
        (store) => {
          store.unpublish('Entry', 'number-2');
          change(store, 'number-6', 'topics', []);
          publishInto(store, insight('latest', { publicationDate: '2031-01-01' }));
        },
        'aa/en/insights/latest/index.html',
        'latest',
      ],
    ],
  ],
];

test.each(prewarmed)(
  'a build that has waited for %s equals a cold build',
  async (_name, steps) => {
    for (const [edit, file, text] of steps) {
      const goOn = await prewarmBuild(folder);
      edit(space.store);
      await goOn();
      expect(readFileSync(join(folder, 'public', file), 'utf8')).toMatch(text);
    }
    await expectColdBuild(await readSite());
  },
  600_000,
);
