import { readFileSync } from 'node:fs';
import { checkExportFile } from '../src/export-file/checkExportFile';
import { readExportFile } from '../src/export-file/readExportFile';
import { ExportFileError } from '../src/export-file/exportFileError';
import { smallExportFile } from './support/smallSpace';

type Exported = {
  contentTypes: { sys: { id: string } }[];
  locales: Record<string, unknown>[];
  entries: { sys: Record<string, unknown>; fields: Record<string, unknown> }[];
  assets: { sys: Record<string, unknown> }[];
};

const text = readFileSync(smallExportFile, 'utf8');

const check = (change: (file: Exported) => unknown) => {
  const file = JSON.parse(text) as Exported;
  change(file);
  return checkExportFile(JSON.stringify(file), 'export.json');
};

const problemsOf = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof ExportFileError) return error.problems;
    throw error;
  }
  return [];
};

const first = <T>(list: T[]): T => list[0] as T;

test('a valid file has no problems and no warnings', () => {
  const content = checkExportFile(text, 'export.json');
  expect(content.warnings).toEqual([]);
  expect(content.entities.filter(({ kind }) => kind === 'Entry')).toHaveLength(6);
  expect(content.entities.find(({ id }) => id === 'draft')?.published).toBeUndefined();
});

test.each<[string, (file: Exported) => unknown, RegExp]>([
  [
    'a missing list',
    (file) => delete (file as Partial<Exported>).entries,
    /^"entries" is missing; export the space again, or add "entries": \[\]$/,
  ],
  [
    'a list of another type',
    (file) => Object.assign(file, { assets: {} }),
    /^"assets" is not a list/,
  ],
  [
    'an entry of an unknown content type',
    (file) => {
      first(file.entries).sys.contentType = {
        sys: { type: 'Link', linkType: 'ContentType', id: 'gone' },
      };
    },
    /^entry "first": its content type "gone" is not in the file; add the content type or remove/,
  ],
  [
    'an entry without a content type',
    (file) => delete first(file.entries).sys.contentType,
    /^entry "first": has no sys.contentType/,
  ],
  [
    'two entries with the same id',
    (file) => file.entries.push(first(file.entries)),
    /^two entries have the id "first"/,
  ],
  [
    'two assets with the same id',
    (file) => file.assets.push(first(file.assets)),
    /^two assets have the id "picture"/,
  ],
  [
    'two content types with the same id',
    (file) => file.contentTypes.push(first(file.contentTypes)),
    /^two content types have the id "article"/,
  ],
  ['no locale', (file) => file.locales.splice(0), /^"locales" is empty/],
  [
    'no default locale',
    (file) => (first(file.locales).default = false),
    /^0 locales are marked "default": true; exactly one of en, fr, fr-BE/,
  ],
  [
    'an unknown fallback locale',
    (file) => file.locales.splice(1, 1),
    /^locale "fr-BE" falls back to "fr", which the file does not have/,
  ],
  [
    'circular fallbacks',
    (file) => (first(file.locales).fallbackCode = 'fr'),
    /^locale "en" has circular fallbacks \(en → fr → en\)/,
  ],
  [
    'a field value without locales',
    (file) => (first(file.entries).fields.title = 'x'),
    /^entry "first" \(number 1\): fields\.title: /,
  ],
  [
    'an entry without an id',
    (file) => delete first(file.entries).sys.id,
    /^entry without an id \(number 1\): sys\.id: /,
  ],
])('rejects %s', (_name, change, expected) => {
  expect(problemsOf(() => check(change))[0]).toMatch(expected);
});

test('reports all problems of a file', () => {
  const problems = problemsOf(() =>
    check((file) => {
      delete (file as Partial<Exported>).entries;
      delete (file as Partial<Exported>).locales;
    }),
  );
  expect(problems).toHaveLength(2);
});

test.each([
  ['{"entries": [', /^export file export\.json: is not valid JSON \(/],
  [
    '[]',
    /^export file export\.json: is not an object; it must be the file contentful-export writes$/,
  ],
])('rejects %s', (wrong, expected) => {
  expect(() => checkExportFile(wrong, 'export.json')).toThrow(expected);
});

test('a missing file throws an error with the fix', async () => {
  await expect(readExportFile('/nowhere/export.json')).rejects.toThrow(
    'export file /nowhere/export.json: does not exist; use a file written by contentful-export',
  );
});

test('ignores a value without a field definition, with a warning', () => {
  const content = check((file) => (first(file.entries).fields.extra = { en: 1 }));
  expect(content.entities[0]?.current.fields).not.toHaveProperty('extra');
  expect(content.warnings).toEqual([
    'entry "first": content type "article" has no field "extra", its value is ignored; add the field or remove the value',
  ]);
});

test('ignores a value in an unknown locale, with a warning', () => {
  const content = check((file) => (first(file.entries).fields.slug = { en: 'a', xx: 'b' }));
  expect(content.entities[0]?.current.fields.slug).toEqual({ en: 'a' });
  expect(content.warnings[0]).toMatch(
    /^entry "first": field "slug" has a value for "xx", which is not a locale/,
  );
});

test('warns about a file without published content', () => {
  const content = check((file) => {
    for (const { sys } of [...file.entries, ...file.assets]) delete sys.publishedVersion;
  });
  expect(content.warnings[0]).toMatch(/^nothing in the file is published/);
});
