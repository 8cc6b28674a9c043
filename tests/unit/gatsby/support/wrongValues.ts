import fc from 'fast-check';
import type { Field } from '~/contentful/model/define';
import { linkTo } from '~/contentful/model/export/exportSys';
import { richText } from '~/tests/fixtures/entries';

const text = (value: unknown) => ({ nodeType: 'text', value, marks: [], data: {} });

/** Documents of other structures than Contentful's. */
const brokenRichText = fc.constantFrom<unknown>(
  { nodeType: 'document' },
  { nodeType: 'document', data: {}, content: [null] },
  { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: 'x' }] },
  { nodeType: 'document', data: {}, content: [text(7)] },
  { nodeType: 'document', data: {}, content: [{ nodeType: 'hyperlink', content: [] }] },
  { nodeType: 'document', data: {}, content: [{ nodeType: 'unheard-of', data: {}, content: [] }] },
  {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'embedded-entry-block', data: {}, content: [] }],
  },
  {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [{ ...text('x'), marks: [null] }] }],
  },
);

/**
 * A value of each kind that a field may hold in an export file or after an edit of the content model, by its name.
 *
 * @param entryIds ids of entries that links may lead to.
 */
export const wrongValueKinds = (entryIds: readonly string[]) => {
  const someLink = fc.constantFrom(...entryIds).map((id) => linkTo('Entry', id));
  const kinds = {
    text: fc.string(),
    number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    flag: fc.boolean(),
    date: fc.constantFrom('soon', '2026-02-31', '2026-13-45', '0000-00-00', '12/03/2026', '2026'),
    json: fc.dictionary(fc.string(), fc.jsonValue()),
    'link to another type': someLink,
    'link to what is missing': fc.constantFrom(linkTo('Entry', 'gone'), linkTo('Asset', 'gone')),
    'link of another kind': fc.constantFrom(
      linkTo('Asset', 'file'),
      linkTo('Tag', 'x'),
      { sys: { type: 'Link' } },
      { sys: null },
    ),
    list: fc.array(fc.oneof(someLink, fc.string(), fc.integer(), fc.constant(null))),
    location: fc.record({ lat: fc.double({ noNaN: true }), lon: fc.double({ noNaN: true }) }),
    'rich text': fc.constant(richText('Words')),
    'broken rich text': brokenRichText,
    null: fc.constant(null),
    'very long text': fc.constantFrom('a'.repeat(60_000), 'long '.repeat(12_000), 'ab'.repeat(120)),
    empty: fc.constantFrom<unknown>('', [], {}),
  } satisfies Record<string, fc.Arbitrary<unknown>>;
  return kinds;
};

export type WrongValueKind = keyof ReturnType<typeof wrongValueKinds>;

/** A value under each language, or under none, as the file of somebody else may have it. */
export const localisedWrongly = (value: fc.Arbitrary<unknown>, { localized }: Field) =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((one) => ({ en: one, ...(localized && { fr: one }) })) },
    { weight: 1, arbitrary: value.map((one) => ({ fr: one })) },
    { weight: 1, arbitrary: value },
  );
