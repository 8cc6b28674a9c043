import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmulator } from 'contentful-emulator';
import {
  cleanUp,
  makeFolder,
  makeClient,
  smallExportFile,
  startSmallSpace,
} from 'contentful-emulator/tests/support/smallSpace';
import { installPackages } from '../support/installPackages';
import { exportSpace, importSpace, runTool } from './runTool';

beforeAll(() => installPackages(join(__dirname, 'contentful')), 600_000);
afterEach(cleanUp);

type Thing = {
  sys: { id: string; publishedVersion?: number; archivedVersion?: number } & Record<string, never>;
  fields: Record<string, Record<string, unknown>>;
  code: string;
};
type Exported = Record<string, Thing[]>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Exported;

/** The small space without what Contentful would not let be published: a dead link and an asset without a file. */
const writeWholeSpace = (folder: string): string => {
  const space = read(smallExportFile);
  const [first] = space.entries?.filter(({ sys }) => sys.id === 'first') ?? [];
  if (!first) throw new Error('the fixture has lost its entry');
  delete first.fields.related;
  // What Contentful finds out of each file when it takes it in.
  const sizes: Record<string, number> = { picture: 2325, mark: 117, report: 125 };
  for (const { sys, fields } of space.assets ?? []) {
    const file = fields.file?.en as { details: { size?: number } } | undefined;
    if (file) file.details.size = sizes[sys.id];
  }
  space.assets = (space.assets ?? []).filter(({ sys }) => sys.id !== 'empty');
  space.webhooks = [
    {
      sys: { type: 'WebhookDefinition', id: 'publisher', version: 1 },
      name: 'Publisher',
      url: 'https://example.com/hook',
      topics: ['Entry.publish'],
      active: true,
      headers: [{ key: 'X-Site', value: 'one' }],
    } as unknown as Thing,
  ];
  const file = join(folder, 'space.json');
  for (const host of ['images.ctfassets.net', 'assets.ctfassets.net']) {
    cpSync(join(dirname(smallExportFile), host), join(folder, host), { recursive: true });
  }
  writeFileSync(file, JSON.stringify(space));
  return file;
};

/** What must be the same after the journey: all but dates, versions and the port in the addresses of files. */
const essence = (exported: Exported) => {
  const withoutPort = JSON.stringify(exported).replace(/\/\/localhost:\d+/g, '//localhost');
  return Object.fromEntries(
    Object.entries(JSON.parse(withoutPort) as Exported).map(([kind, things]) => [
      kind,
      things
        .map(({ sys, ...rest }) => ({
          ...rest,
          id: kind === 'locales' || kind === 'webhooks' ? rest.code : sys.id,
          isPublished: sys.publishedVersion !== undefined,
          isArchived: sys.archivedVersion !== undefined,
          contentType: sys.contentType,
          visibility: sys.visibility,
        }))
        .sort((a, b) => String(a.id).localeCompare(String(b.id))),
    ]),
  );
};

it('export, import into an empty space and export again give the same space', async () => {
  const folder = makeFolder();
  const source = await startSmallSpace({ exportFile: writeWholeSpace(folder) });
  source.store.unpublish('Entry', 'third');
  source.store.archive('Entry', 'third');
  await exportSpace(source, folder, 'first.json');

  const emptyFile = join(folder, 'empty.json');
  const [english] = read(smallExportFile).locales ?? [];
  const nothing = { contentTypes: [], entries: [], assets: [], tags: [], locales: [english] };
  writeFileSync(emptyFile, JSON.stringify(nothing));
  // One authority for both, as on a machine whose NODE_EXTRA_CA_CERTS names it: the second fetches files of the first.
  const stateFolder = makeFolder();
  mkdirSync(join(stateFolder, 'tls'));
  for (const name of ['authority.key', 'authority.crt']) {
    cpSync(join(dirname(source.certificateAuthorityFile), name), join(stateFolder, 'tls', name));
  }
  const target = await startSmallSpace({ exportFile: emptyFile, stateFolder });
  await importSpace(target, folder, 'first.json');
  await exportSpace(target, folder, 'second.json');

  const [before, after] = [read(join(folder, 'first.json')), read(join(folder, 'second.json'))];
  expect(before.entries?.length).toBe(6);
  expect(before.assets?.length).toBeGreaterThan(1);
  expect(essence(after)).toEqual(essence(before));
});

it('a migration adds a field, its control and a value to each entry, publishes them, and renames another field', async () => {
  const server = await startSmallSpace();
  await runTool(server, makeFolder(), 'contentful-migration', {
    filePath: join(__dirname, 'addCity.js'),
    yes: true,
  });
  const company = await makeClient(server).getEntry('talvane');
  expect(company.fields.city).toBe('Home of Talvane');
  expect(company.fields).toMatchObject({ brand: 'Talvane' });
  expect(company.fields).not.toHaveProperty('name');
  const control = server.store.resource('EditorInterface', 'company')?.body.controls;
  expect(control).toContainEqual({
    fieldId: 'city',
    widgetNamespace: 'builtin',
    widgetId: 'singleLine',
    settings: { helpText: 'Where it sits' },
  });
});

it('an exported space is an export file again', async () => {
  const folder = makeFolder();
  const source = await startSmallSpace();
  await exportSpace(source, folder, 'export.json', { downloadAssets: false });
  const again = await startEmulator({
    exportFile: join(folder, 'export.json'),
    stateFolder: makeFolder(),
    port: 0,
    spaceId: 'smallspace',
    deliveryToken: 'x',
  });
  const ids = (server: typeof source) =>
    server.store
      .list('Entry')
      .map(({ id }) => id)
      .sort();
  expect(ids(again)).toEqual(ids(source));
  await again.close();
});
