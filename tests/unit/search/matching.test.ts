import { isWithinOneEdit } from '~/src/features/search/engine/isWithinOneEdit';
import { highlightMatches } from '~/src/features/search/highlightMatches';

describe('isWithinOneEdit', () => {
  test.each([
    ['data', 'data', true],
    ['dta', 'data', true],
    ['daata', 'data', true],
    ['dada', 'data', true],
    ['dtaa', 'data', true],
    ['adta', 'data', true],
    ['dat', 'data', true],
    ['datas', 'data', true],
    ['dt', 'data', false],
    ['dottt', 'data', false],
    ['tada', 'data', false],
  ])('%s and %s: %s', (typed, term, isNear) => {
    expect(isWithinOneEdit(typed, term, false)).toBe(isNear);
  });

  test.each([
    ['govre', 'governance', true],
    ['gvern', 'governance', true],
    ['gorfe', 'governance', false],
    ['governancexx', 'governance', false],
  ])('%s may begin %s: %s', (typed, term, isNear) => {
    expect(isWithinOneEdit(typed, term, true)).toBe(isNear);
  });
});

describe('highlightMatches', () => {
  const marked = (text: string, terms: string[], language: string) =>
    highlightMatches(text, new Set(terms), language)
      .map(({ text: segment, isMatch }) => (isMatch ? `[${segment}]` : segment))
      .join('');

  test.each([
    ['Les données, enfin', ['donn'], 'fr', 'Les [données], enfin'],
    ['l’analyse', ['analys'], 'fr', 'l’[analyse]'],
    ['data-driven work', ['driv', 'driven'], 'en', 'data-[driven] work'],
    ['<b>data</b>', ['data'], 'en', '<b>[data]</b>'],
    ['C++ and C#', ['c++'], 'en', '[C++] and C#'],
    ['nothing here', [], 'en', 'nothing here'],
    ['في المكتبة العامة', ['مكتب'], 'ar', 'في [المكتبة] العامة'],
    ['サーバーを止める', ['サー', 'ーバ'], 'ja', '[サー][バー]を止める'],
    ['', ['data'], 'en', ''],
  ])('%s', (text, terms, language, expected) => {
    expect(marked(text, terms, language)).toBe(expected);
  });

  test('preserves the text', () => {
    const text = 'S/4HANA – e-mail, “数据平台” & l’œuvre d’aujourd’hui.';
    const segments = highlightMatches(text, new Set(['s4hana', 'email', '数据', 'oeuvr']), 'fr');
    expect(segments.map(({ text: segment }) => segment).join('')).toBe(text);
    expect(segments.filter(({ isMatch }) => isMatch).length).toBeGreaterThan(2);
  });
});
