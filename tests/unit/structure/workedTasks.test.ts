import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  archivedListingId,
  archiveTemplateId,
  templateIds,
  type TemplateId,
} from '~/contentful/model/templates';
import { templateFile } from '~/gatsby/pages/templateFile';
import { filesWithErrors } from './support/editedProject';

jest.setTimeout(240_000);

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The files that a task of CONTRIBUTING.md says to change besides the new ones. */
const filesOfTask = (title: string): string[] => {
  const [, task = ''] = guide.split(`## ${title}\n`);
  const [, line = ''] = /^Code to change: (.+)$/m.exec(task.split('\n## ')[0] ?? '') ?? [];
  return [...line.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file).sort();
};

const templates = 'contentful/model/templates.ts';
const traits = 'gatsby/routes/templateTraits.ts';
const sectionTypes = 'contentful/model/sectionTypes.ts';
const registry = 'src/sections/sectionRegistry.tsx';
const locales = 'contentful/model/locales.ts';
const searchLanguages = 'search-index/encoder/languages.ts';
const german = "code: 'de', name: 'German', fallbackCode: 'en', isDefault: false";
const lastLocale = "{ code: 'es',";

describe('a page template', () => {
  const id = "  'awards',\n";

  test('that is only in the model is missing where the guide says', () => {
    const named = filesWithErrors(templates, id, `${id}  'press',\n`);
    expect(named).toEqual([traits]);
    expect(filesOfTask('Add a page template')).toEqual([templates, ...named]);
  });

  test('that the model does not have cannot be given traits', () => {
    expect(filesWithErrors(traits, '  awards: once,', '  awards: once,\n  press: once,')).toEqual([
      traits,
    ]);
  });

  test('has its file, and each file is of a template', () => {
    const files = [...templateIds, archiveTemplateId, archivedListingId].map((template) =>
      relative('src/templates', templateFile(template)),
    );
    expect(files.sort()).toEqual(readdirSync('src/templates').sort());
    expect(existsSync(templateFile('press' as TemplateId))).toBe(false);
  });

  test('without generated types of its query fails', () => {
    const file = 'src/templates/Awards.tsx';
    const types = 'src/gatsby-types.d.ts';
    expect(
      filesWithErrors(types, 'type AwardsTemplateQuery =', 'type OtherQuery =', [file]),
    ).toEqual([file]);
  });
});

describe('a section type', () => {
  test('that is only in the model is missing where the guide says', () => {
    const named = filesWithErrors(
      sectionTypes,
      '  quote,\n',
      "  quote,\n  { ...quote, id: 'callout' },\n",
    );
    expect(named).toEqual([registry]);
    expect(filesOfTask('Add a section type')).toEqual([sectionTypes, ...named]);
  });

  test('without a component fails in the registry and where sections are shown', () => {
    expect(filesWithErrors(registry, '  ContentfulQuote: QuoteSection,\n', '')).toEqual([
      'src/sections/SectionList.tsx',
      registry,
    ]);
  });

  test('without its fragment fails in the registry', () => {
    const types = 'src/gatsby-types.d.ts';
    const fragment = 'type QuoteSectionFragment =';
    const file = 'src/sections/quote/QuoteSection.tsx';
    expect(filesWithErrors(types, fragment, 'type OtherFragment =', [file])).toEqual([file]);
  });
});

describe('a language', () => {
  test('that is only a locale is missing where the guide says', () => {
    const entry = `{ ${german}, letters: 'ẞ' },\n  ${lastLocale}`;
    const named = filesWithErrors(locales, lastLocale, entry);
    expect(named).toEqual([searchLanguages]);
    expect(filesOfTask('Add a language')).toEqual([locales, ...named]);
  });

  test('without letters for the font subset fails', () => {
    expect(filesWithErrors(locales, lastLocale, `{ ${german} },\n  ${lastLocale}`)).toContain(
      locales,
    );
  });
});

test('a content type with pages needs a folder, traits and a teaser', () => {
  const ids = 'export const pageTypeIds = [';
  expect(filesWithErrors('contentful/model/sharedFields.ts', ids, `${ids} 'event',`)).toEqual([
    'gatsby/routes/pageTypeTraits.ts',
    'src/i18n/paths.ts',
    'src/sections/teaser-list/entryTeaser.ts',
  ]);
});

test('every file that a task names is there', () => {
  const files = ['Add a page template', 'Add a section type', 'Add a language'].map(filesOfTask);
  expect(files.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(files.flat().filter((file) => !existsSync(join(process.cwd(), file)))).toEqual([]);
});
