import { textDirection } from '~/src/i18n/textDirection';

test.each(['en', 'fr-BE', 'es-419', 'ja', 'arn', 'hei'])('%s has the default direction', (tag) => {
  expect(textDirection(tag)).toEqual({});
});

test.each(['ar', 'ar-AE', 'he-IL', 'fa', 'ur-PK'])('%s is written from right to left', (tag) => {
  expect(textDirection(tag)).toEqual({ dir: 'rtl' });
});

type TextInfo = { direction: string };
type LocaleWithTextInfo = Intl.Locale & { textInfo?: TextInfo; getTextInfo?: () => TextInfo };

const directionOf = (tag: string): string | undefined => {
  const locale: LocaleWithTextInfo = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
};

test('every language of two letters has the direction that Intl gives it', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const languages = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Older codes, as iw for he, are not in language tags; that Divehi is written in Thaana, Node's Intl does not know.
    .filter((code) => Intl.getCanonicalLocales(code)[0] === code && code !== 'dv')
    .filter((code) => names.of(code) !== undefined);
  expect(languages.length).toBeGreaterThan(150);
  const differing = languages.filter(
    (code) => (textDirection(code).dir ?? 'ltr') !== directionOf(code),
  );
  expect(differing).toEqual([]);
});
