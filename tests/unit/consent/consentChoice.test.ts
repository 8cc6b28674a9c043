import {
  chooseAll,
  consentVersion,
  grantsAny,
  makeConsent,
  parseConsent,
} from '~/src/runtime/consentChoice';

const now = new Date('2026-05-01T12:00:00Z');
const written = (more: object = {}) =>
  JSON.stringify({ ...makeConsent({ analytics: true, marketing: false }, now), ...more });

describe('a remembered choice', () => {
  it('is read as it was written, with its version and date', () => {
    expect(parseConsent(written(), now)).toEqual({
      version: consentVersion,
      date: '2026-05-01T12:00:00.000Z',
      choice: { analytics: true, marketing: false },
    });
  });

  it('holds for a year', () => {
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(parseConsent(written(), after(364))).toBeDefined();
    expect(parseConsent(written(), after(366))).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['a bare value', '"yes"'],
    ['null', 'null'],
    ['another version', written({ version: consentVersion + 1 })],
    ['no date', written({ date: undefined })],
    ['a broken date', written({ date: 'soon' })],
    ['no choice', written({ choice: undefined })],
  ])('is requested again after %s', (_name, text) => {
    expect(parseConsent(text, now)).toBeUndefined();
  });

  it('grants only what it says in so many words', () => {
    const text = written({ choice: { analytics: 'true', more: true } });
    expect(parseConsent(text, now)?.choice).toEqual({ analytics: false, marketing: false });
  });
});

test('anything granted is enough for the tag manager, nothing is not', () => {
  expect(grantsAny(chooseAll(true))).toBe(true);
  expect(grantsAny({ analytics: false, marketing: true })).toBe(true);
  expect(grantsAny(chooseAll(false))).toBe(false);
});
