import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Emulator } from 'contentful-emulator';
import { localSpace } from '~/contentful/localSpace';
import { insight, link } from '../../fixtures/entries';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { publishInto, startTestSpace } from '../../support/testSpace';

const folder = mkdtempSync(join(tmpdir(), 'refetch-linking-'));
const notes = join(folder, '.cache/contentful-known-entities.json');
let space: Emulator;

type Synced = {
  token: string;
  entries: [id: string, updatedAt: string, fields: string[]][];
  titles: Record<string, { en?: string } | undefined>;
  deleted: string[];
};

/** What gatsby-source-contentful gets of the space since a token, or all of it; in a process of its own, as in a build. */
const sync = async (token = '', drafts: readonly string[] = []): Promise<Synced> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      resolve('node_modules/tsx/dist/loader.mjs'),
      join(__dirname, 'support/runSync.ts'),
      space.host,
      token,
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
        // tsx looks for it in the working directory.
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        CONTENTFUL_HOST: space.host,
        CONTENTFUL_SPACE_ID: localSpace.spaceId,
        CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
        CONTENTFUL_PREVIEW_HOST: space.host,
        CONTENTFUL_PREVIEW_TOKEN: localSpace.previewToken,
        DRY_RUN_ENTRIES: drafts.join(','),
      },
    },
  );
  return JSON.parse(stdout) as Synced;
};
const idsOf = ({ entries }: Synced): string[] => entries.map(([id]) => id).sort();

const put = (added: ReturnType<typeof insight>): void => publishInto(space.store, added);
const coming = (id: string) => insight(id, { title: `Insight ${id}` });
const linking = (id: string, to: string) => insight(id, { relatedInsights: [link(to)] });

beforeAll(async () => {
  const whole = extremesSpace([], 3);
  const links = Array.from({ length: 60 }, (_, index) =>
    linking(`links-${index}`, `many-${index}`),
  );
  const entries = [...whole.entries, linking('links', 'late'), ...links];
  space = await startTestSpace(folder, { ...whole, entries });
});
afterAll(async () => {
  await space.close();
  rmSync(folder, { recursive: true });
});

it('brings entries with links to what came, later than they were, and no others', async () => {
  const first = await sync();
  const before = new Map(first.entries.map(([id, updatedAt]) => [id, updatedAt]));
  expect(before.has('links')).toBe(true);
  put(coming('late'));
  const second = await sync(first.token);
  expect(idsOf(second)).toEqual(['late', 'links']);
  const [, updatedAt = '', fields] = second.entries.find(([id]) => id === 'links') ?? [];
  expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.get('links') ?? ''));
  expect(fields).toContain('relatedInsights');

  // An edit of what is there already concerns nobody else.
  put(coming('late'));
  const third = await sync(second.token);
  expect(idsOf(third)).toEqual(['late']);

  // What is taken back and comes again is new to those that link to it, and they are later again.
  space.store.unpublish('Entry', 'late');
  const fourth = await sync(third.token);
  put(coming('late'));
  const fifth = await sync(fourth.token);
  expect(idsOf(fifth)).toEqual(['late', 'links']);
  const [, again = ''] = fifth.entries.find(([id]) => id === 'links') ?? [];
  expect(Date.parse(again)).toBeGreaterThan(Date.parse(updatedAt));

  // A build that was stopped before Gatsby noted the token finds the same once more.
  expect(idsOf(await sync(fourth.token))).toEqual(['late', 'links']);
}, 120_000);

it('brings entries whose languages a country or a language decides, and no others', async () => {
  const { token, entries } = await sync();
  const languages = (...ids: string[]) => {
    space.store.setField('Entry', 'country-single', 'languages', ids.map(link));
    space.store.publish('Entry', 'country-single');
  };
  put(insight('in-single', { countries: [link('country-single')] }));
  const before = await sync(token);
  languages('en', 'fr');
  const gained = await sync(before.token);
  expect(idsOf(gained)).toEqual(['country-single', 'in-single', 'single-home']);
  // Another field of it concerns nobody else.
  space.store.setField('Entry', 'country-single', 'name', 'Single');
  space.store.publish('Entry', 'country-single');
  const named = await sync(gained.token);
  expect(idsOf(named)).toEqual(['country-single']);
  // A language decides for the countries that link to it.
  space.store.setField('Entry', 'fr', 'localCode', 'fr-BE');
  space.store.publish('Entry', 'fr');
  const recoded = idsOf(await sync(named.token));
  expect(recoded).toEqual(
    expect.arrayContaining(['country-aa', 'country-single', 'fr', 'in-single', 'single-home']),
  );
  expect(recoded.length).toBeLessThan(entries.length);
}, 120_000);

it('reads all entries to find those that link to many newcomers', async () => {
  const { token } = await sync();
  for (let index = 0; index < 60; index += 1) put(coming(`many-${index}`));
  const found = idsOf(await sync(token));
  expect(found.filter((id) => id.startsWith('links-'))).toHaveLength(60);
  expect(found).not.toContain('links');
}, 120_000);

it('brings all entries where nothing is noted of a token', async () => {
  const { token, entries } = await sync();
  rmSync(notes);
  expect(idsOf(await sync(token))).toEqual(entries.map(([id]) => id).sort());
}, 120_000);

it('has the drafts of a dry run, and afterwards what is published', async () => {
  const { token } = await sync();
  space.store.setField('Entry', 'late', 'title', 'A draft');
  space.store.put('Entry', { id: 'unborn', contentTypeId: 'insight', fields: {} });
  space.store.setField('Entry', 'unborn', 'title', 'Unborn');

  const dry = await sync(token, ['late', 'unborn', 'nowhere']);
  expect([dry.titles.late?.en, dry.titles.unborn?.en]).toEqual(['A draft', 'Unborn']);
  expect(dry.deleted).toEqual(['nowhere']);
  // Another dry run takes back what it does not have.
  expect((await sync(dry.token, ['late'])).deleted).toEqual(['unborn', 'nowhere']);

  const after = await sync(dry.token);
  expect(after.titles.late?.en).toBe('Insight late');
  const rest = await sync(after.token);
  expect([idsOf(rest), rest.deleted]).toEqual([[], []]);
}, 120_000);
