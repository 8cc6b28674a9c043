import { addModified } from '~/plugins/contentful-consistency/modifiedTimes';

const [monday, tuesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'];
const locales = [
  { code: 'en', fallbackCode: null, default: true },
  { code: 'fr', fallbackCode: null, default: false },
  { code: 'pt', fallbackCode: 'en', default: false },
];

const insight = (title: Record<string, string>, slug: string, updatedAt: string) => ({
  sys: { id: 'one', type: 'Entry', updatedAt, contentType: { sys: { id: 'insight' } } },
  fields: { title, slug: { en: slug } },
});
const title = { en: 'Question', fr: 'Question' };
const before = addModified(undefined, insight(title, 'one', monday), locales);

const timesAfter = (changed: Record<string, string>, slug = 'one') =>
  Object.fromEntries(
    Object.entries(addModified(before, insight(changed, slug, tuesday), locales)).map(
      ([locale, { at }]) => [locale, at],
    ),
  );

test('a locale keeps its time while another changes, also one that falls back', () => {
  const changed = { ...title, fr: 'Une question' };
  expect(timesAfter(changed)).toEqual({ en: monday, fr: tuesday, pt: monday });
});

test('a change of the fallback changes the locale that shows it, and no other', () => {
  const changed = { ...title, en: 'A question' };
  expect(timesAfter(changed)).toEqual({ en: tuesday, fr: monday, pt: tuesday });
});

test('a field that is not localised changes all', () => {
  expect(timesAfter(title, 'two')).toEqual({ en: tuesday, fr: tuesday, pt: tuesday });
});

test('a publication that changes nothing changes no time', () => {
  expect(timesAfter(title)).toEqual({ en: monday, fr: monday, pt: monday });
});
