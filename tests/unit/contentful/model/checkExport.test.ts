import { checkExport } from '~/contentful/model/checkExport';
import type { ContentfulExport, ExportEntry } from '~/contentful/model/export/exportFormat';
import {
  assetLink,
  entryLink,
  find,
  makeAsset,
  makeEntry,
  paragraph,
  richText,
  soundExport,
  words,
} from './exportFixture';

const fieldErrors = (change: (insight: ExportEntry, space: ContentfulExport) => void) => {
  const space = soundExport();
  change(find(space, 'insight-one'), space);
  return checkExport(space).errors;
};

const messages = (findings: { message: string }[]) => findings.map(({ message }) => message);

test('a sound export has neither errors nor warnings', () => {
  expect(checkExport(soundExport())).toEqual({ errors: [], warnings: [] });
});

describe('the format', () => {
  test.each([undefined, null, 5, 'text', [], {}])('%p is no export file', (file) => {
    const { errors } = checkExport(file);
    expect(messages(errors)).toContain(
      '"entries" must be a list: make the file with contentful-export',
    );
  });

  test('an id that is there twice', () => {
    const errors = fieldErrors((insight, space) => void space.entries.push({ ...insight }));
    expect(messages(errors)).toEqual(['entry insight-one is there twice: keep one']);
  });

  test('an id that Contentful does not take', () => {
    const errors = fieldErrors((_, space) => void space.assets.push(makeAsset('no spaces')));
    expect(messages(errors)).toEqual([
      expect.stringMatching(/asset has the id "no spaces": an id is/),
    ]);
  });

  test('locales without a default, and a fallback that is not there', () => {
    const errors = fieldErrors((_, space) => {
      space.locales = space.locales
        .filter(({ code }) => code !== 'en')
        .map((locale) => ({ ...locale, default: false }));
    });
    expect(messages(errors)).toContain('one locale must be the default, not 0');
    expect(messages(errors)).toContain(
      'the locale fr falls back to en, which the space does not have',
    );
  });

  test('a value in a language that the space does not have', () => {
    const errors = fieldErrors(
      (insight) => void (insight.fields.title = { en: 'One', fr: 'Un', xx: 'Eins' }),
    );
    expect(errors).toEqual([
      expect.objectContaining({
        entryId: 'insight-one',
        entryName: 'One',
        contentType: 'insight',
        field: 'title',
        locale: 'xx',
        message: 'the space has no language "xx": remove the value or add it',
      }),
    ]);
  });

  test('an asset without a file, and one whose file is not whole', () => {
    const space = soundExport();
    space.assets.push({ ...makeAsset('empty'), fields: { title: { en: 'Empty' }, file: {} } });
    const half = makeAsset('half');
    if (half.fields.file.en) half.fields.file.en.url = '';
    space.assets.push(half);
    expect(checkExport(space).errors).toEqual([
      expect.objectContaining({
        entryId: 'empty',
        entryName: 'Empty',
        message: 'has no file: upload one or delete the asset',
      }),
      expect.objectContaining({
        entryId: 'half',
        locale: 'en',
        message: 'its file has no url: upload it again',
      }),
    ]);
  });

  test('a field of another kind than the model’s', () => {
    const errors = fieldErrors((_, space) => {
      const type = space.contentTypes.find(({ sys }) => sys.id === 'award');
      const year = type?.fields.find(({ id }) => id === 'year');
      if (year) year.type = 'Symbol';
    });
    expect(errors).toEqual([
      expect.objectContaining({
        contentType: 'award',
        field: 'year',
        message: expect.stringContaining('must be of the kind Integer'),
      }),
    ]);
  });

  test('content types and fields that only one side has are warnings', () => {
    const space = soundExport();
    space.contentTypes = space.contentTypes.filter(({ sys }) => sys.id !== 'award');
    space.entries.push(makeEntry('recipe', 'soup', { title: { en: 'Soup' } }));
    find(space, 'insight-one').fields.mood = { en: 'calm' };
    const { errors, warnings } = checkExport(space);
    expect(errors).toEqual([]);
    expect(messages(warnings)).toEqual([
      'the space has no such content type: import the model',
      'the model has no field "mood": the site does not read it',
      'the model has no content type "recipe": the site does not show this entry',
    ]);
  });
});

describe('the validations of the model', () => {
  const cases: [string, string, unknown, RegExp][] = [
    ['a text where a date belongs', 'publicationDate', 'soon', /must be a date/],
    ['a number where a text belongs', 'author', 5, /must be a text/],
    [
      'a slug that breaks its pattern',
      'slug',
      'Über uns',
      /is "Über uns"\. Use lower-case letters/,
    ],
    [
      'a text that is too long',
      'author',
      'x'.repeat(257),
      /has 257 characters but may have at most 256/,
    ],
    ['a list that is not one', 'countries', entryLink('country-uk'), /must be a list/],
    ['a link that is not one', 'type', 'article', /must be a link to an entry/],
    [
      'a link to nothing',
      'type',
      entryLink('poem'),
      /links to the entry poem, which does not exist/,
    ],
    [
      'a picture that is not there',
      'image',
      assetLink('gone'),
      /links to the asset gone, which does not exist/,
    ],
    [
      'a link to another type',
      'type',
      entryLink('country-uk'),
      /is a country: choose a insightType/,
    ],
    ['too few items', 'countries', [], /is required/],
  ];
  test.each(cases)('%s', (_, field, value, message) => {
    const errors = fieldErrors((insight) => void (insight.fields[field] = { en: value }));
    expect(errors).toEqual([
      expect.objectContaining({
        entryId: 'insight-one',
        field,
        message: expect.stringMatching(message),
      }),
    ]);
  });

  test('a value that is not among the allowed, a number out of range, too many items', () => {
    const space = soundExport();
    const figure = (number: number) =>
      makeEntry('keyFigure', `figure-${number}`, {
        number: { en: '1' },
        description: { en: 'One' },
      });
    const figures = [1, 2, 3, 4, 5, 6, 7].map(figure);
    space.entries.push(
      ...figures,
      makeEntry('keyFigures', 'figures', {
        name: { en: 'F' },
        figures: { en: figures.map(({ sys }) => entryLink(sys.id)) },
      }),
      makeEntry('location', 'pole', {
        name: { en: 'Pole' },
        address: { en: 'Ice' },
        continent: { en: 'arctic' },
        latitude: { en: 91 },
        longitude: { en: 0 },
        countries: { en: [entryLink('country-uk')] },
      }),
    );
    expect(checkExport(space).errors).toEqual([
      expect.objectContaining({
        entryId: 'figures',
        field: 'figures',
        message: 'has 7 items but may have at most 6',
      }),
      expect.objectContaining({
        entryId: 'pole',
        field: 'continent',
        message: expect.stringContaining('must be one of: americas'),
      }),
      expect.objectContaining({
        entryId: 'pole',
        field: 'latitude',
        message: 'is 91 but must be at most 90',
      }),
    ]);
  });

  test('a value that must be unique', () => {
    const errors = fieldErrors((_, space) => {
      const fields = { name: { en: 'English again' }, localCode: { en: 'en-GB' } };
      space.entries.push(makeEntry('language', 'language-again', fields));
    });
    expect(errors).toEqual([
      expect.objectContaining({
        entryId: 'language-again',
        field: 'localCode',
        message: '"en-GB" is taken by language-en: choose another',
      }),
    ]);
  });

  test('a file of the wrong kind', () => {
    const errors = fieldErrors((insight, space) => {
      space.assets.push(makeAsset('report', 'application/pdf'));
      insight.fields.image = { en: assetLink('report') };
    });
    expect(messages(errors)).toEqual(['links to report, which is application/pdf: choose image']);
  });

  test('a link to something unpublished is a warning', () => {
    const space = soundExport();
    const draft: Partial<ExportEntry['sys']> = find(space, 'article').sys;
    delete draft.publishedVersion;
    expect(messages(checkExport(space).warnings)).toEqual([
      'links to the entry article, which is not published: publish it or remove the link',
    ]);
  });
});

describe('rich text', () => {
  const link = (nodeType: string, data: unknown) => ({ nodeType, data, content: [words('here')] });
  const cases: [string, unknown, RegExp][] = [
    [
      'a heading 1',
      { nodeType: 'heading-1', data: {}, content: [words('Title')] },
      /begin with heading 2/,
    ],
    [
      'a paragraph in a heading',
      { nodeType: 'heading-2', data: {}, content: [paragraph(words('x'))] },
      /a paragraph may not stand inside its heading-2/,
    ],
    ['text without a paragraph', words('loose'), /a text may not stand inside its document/],
    [
      'an unknown style',
      paragraph({ ...words('x'), marks: [{ type: 'blink' }] }),
      /"blink" is not among its styles/,
    ],
    [
      'a script for a link',
      paragraph(link('hyperlink', { uri: 'javascript:alert(1)' })),
      /it links to "javascript:alert\(1\)"/,
    ],
    ['a link without a target', paragraph(link('entry-hyperlink', {})), /has no link to an entry/],
    [
      'a link to an entry that is not there',
      paragraph(link('entry-hyperlink', { target: entryLink('gone') })),
      /links to the entry gone, which does not exist/,
    ],
    [
      'a picture that is not there',
      { nodeType: 'embedded-asset-block', data: { target: assetLink('gone') }, content: [] },
      /links to the asset gone/,
    ],
    ['something else', 'text', /something other than a rich text node/],
  ];
  test.each(cases)('%s', (_, node, message) => {
    const errors = fieldErrors((insight) => void (insight.fields.body = { en: richText(node) }));
    expect(errors).toEqual([
      expect.objectContaining({
        field: 'body',
        locale: 'en',
        message: expect.stringMatching(message),
      }),
    ]);
  });

  test.each(['tel:+49 30 123', 'about-us', 'about-us/locations#europe', '/us/en/home', '#top'])(
    'takes the link %j, as the site does',
    (uri) => {
      const body = richText(paragraph(link('hyperlink', { uri })));
      expect(fieldErrors((insight) => void (insight.fields.body = { en: body }))).toEqual([]);
    },
  );

  test('takes no address without a scheme for a slug', () => {
    const body = richText(paragraph(link('hyperlink', { uri: 'www.example.com' })));
    expect(fieldErrors((insight) => void (insight.fields.body = { en: body }))).toHaveLength(1);
  });
});

describe('languages', () => {
  test('a required field that is nowhere', () => {
    const errors = fieldErrors((insight) => delete insight.fields.publicationDate);
    expect(errors).toEqual([
      expect.objectContaining({ field: 'publicationDate', message: 'is required: fill it in' }),
    ]);
  });

  test('an entry of a country in none of whose languages it can be read', () => {
    const errors = fieldErrors((insight) => void (insight.fields.title = { fr: 'Un' }));
    expect(errors).toEqual([
      expect.objectContaining({
        field: 'countries',
        message: expect.stringContaining(
          'country-uk, which is written in en, but cannot be read there',
        ),
      }),
    ]);
  });

  test('a country of two languages may show an entry in one of them', () => {
    const errors = fieldErrors((insight) => {
      insight.fields.title = { fr: 'Un' };
      insight.fields.countries = { en: [entryLink('country-be')] };
    });
    expect(errors).toEqual([]);
  });

  test('an empty text stops the fallback, as it does in Contentful', () => {
    const errors = fieldErrors((insight) => {
      insight.fields.title = { en: 'One', fr: '' };
    });
    expect(errors).toEqual([]);
    const onlyFrench = fieldErrors((insight) => {
      insight.fields.title = { en: 'One', fr: '' };
      insight.fields.countries = { en: [entryLink('country-fr')] };
    });
    expect(messages(onlyFrench)).toEqual([
      expect.stringContaining('country-fr, which does not exist'),
    ]);
  });

  test('what a page links to must be readable in the languages of the page', () => {
    const errors = fieldErrors((insight, space) => {
      insight.fields.countries = { en: [entryLink('country-be')] };
      find(space, 'article').fields.name = { fr: 'Article' };
    });
    expect(errors).toEqual([
      expect.objectContaining({
        entryId: 'article',
        field: 'name',
        locale: 'en',
        message: 'is required and the entry is shown in en: write it in en',
      }),
    ]);
  });

  test('what is read in the language it falls back to is a warning', () => {
    const space = soundExport();
    find(space, 'article').fields.name = { en: 'Article' };
    expect(checkExport(space)).toEqual({
      errors: [],
      warnings: [
        expect.objectContaining({
          entryId: 'article',
          locale: 'fr',
          message: 'is shown in fr, where name will be read in en: translate',
        }),
      ],
    });
  });
});
