import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addModified, modifiedTimesFile, recordModified } from '~/gatsby/records/modifiedTimes';

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

test('a build whose folder has no times continues those of the site', () => {
  const [folder, cwd] = [mkdtempSync(join(tmpdir(), 'modified-')), process.cwd()];
  const published = join(folder, 'published.json');
  writeFileSync(published, JSON.stringify({ one: before }));
  process.env.MODIFIED_TIMES_FROM = published;
  process.chdir(folder);
  try {
    const recorder = recordModified(true);
    recorder.add(insight({ ...title, fr: 'Une question' }, 'one', tuesday));
    recorder.end(locales);
    const times = JSON.parse(readFileSync(modifiedTimesFile, 'utf8')) as {
      one: Record<string, { at: string }>;
    };
    expect(times.one.en?.at).toBe(monday);
    expect(times.one.fr?.at).toBe(tuesday);
  } finally {
    process.chdir(cwd);
    delete process.env.MODIFIED_TIMES_FROM;
    rmSync(folder, { recursive: true });
  }
});
