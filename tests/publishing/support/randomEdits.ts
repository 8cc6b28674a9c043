import fc from 'fast-check';
import type { Field } from '~/contentful/model/define';
import { findContentType } from '~/contentful/model/contentTypes';
import { defaultLocale } from '~/contentful/model/locales';
import type { Emulator } from 'contentful-emulator';

type Store = Emulator['store'];
export type RandomEdit = { id: string; field: string; locale: string; value: unknown };

const word = fc.stringMatching(/^[a-z]{3,9}$/);
const sentence = fc.array(word, { minLength: 2, maxLength: 8 }).map((words) => words.join(' '));

const richText = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
    },
  ],
});

/** Valid values of a field; undefined if it cannot be edited without knowing more of it, as an address with a pattern. */
const valuesOf = (id: string, field: Field, now: unknown): fc.Arbitrary<unknown> | undefined => {
  const { kind, list, pattern, min = 1, max = 90, required } = field;
  if (field.in) return list ? undefined : fc.constantFrom(...field.in);
  if (list) {
    if (!Array.isArray(now) || now.length < 2) return undefined;
    const items: unknown[] = now;
    const least = required ? 1 : 0;
    return kind === 'Symbol' && !pattern
      ? fc.array(sentence, { minLength: 1, maxLength: 3 })
      : fc.shuffledSubarray(items, { minLength: Math.max(least, items.length - 1) });
  }
  if (id === 'slug') return fc.tuple(word, word).map((words) => `edited-${words.join('-')}`);
  if (pattern) return undefined;
  if (kind === 'Symbol') return sentence.map((text) => text.slice(0, Math.min(max, 90)));
  if (kind === 'Text') return sentence;
  if (kind === 'RichText') return sentence.map(richText);
  if (kind === 'Integer' || kind === 'Number') return fc.integer({ min, max: Math.max(min, max) });
  if (kind === 'Boolean') return fc.constant(now !== true);
  if (kind === 'Date') {
    const range = { min: new Date('2015-01-01'), max: new Date('2026-10-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString().slice(0, 10));
  }
  return undefined;
};

/** A random entry of the space, a random one of its fields, and a random valid value. */
export const randomEdit = (store: Store): fc.Arbitrary<RandomEdit> => {
  const places = store.list('Entry').flatMap(({ id, contentTypeId, published, current }) =>
    published
      ? Object.entries(findContentType(contentTypeId ?? '')?.fields ?? {}).flatMap(
          ([field, definition]) =>
            Object.entries(current.fields[field] ?? {}).flatMap(([locale, now]) => {
              const values = valuesOf(field, definition, now);
              return values && (definition.localized || locale === defaultLocale)
                ? [values.map((value): RandomEdit => ({ id, field, locale, value }))]
                : [];
            }),
        )
      : [],
  );
  return fc.oneof(...places);
};
