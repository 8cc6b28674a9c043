import { isOneEditAway } from '../../../src/features/search/engine/oneEdit';
import { findMarks } from '../../../src/features/search/findMarks';

describe('isOneEditAway', () => {
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
    expect(isOneEditAway(typed, term, false)).toBe(isNear);
  });

  test.each([
    ['govre', 'governance', true],
    ['gvern', 'governance', true],
    ['gorfe', 'governance', false],
    ['governancexx', 'governance', false],
  ])('%s may begin %s: %s', (typed, term, isNear) => {
    expect(isOneEditAway(typed, term, true)).toBe(isNear);
  });
});

describe('findMarks', () => {
  const marked = (text: string, terms: string[], language: string) =>
    findMarks(text, new Set(terms), language)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  test.each([
    ['Les données, enfin', ['donn'], 'fr', 'Les [données], enfin'],
    ['l’analyse', ['analys'], 'fr', 'l’[analyse]'],
    ['data-driven work', ['driv', 'driven'], 'en', 'data-[driven] work'],
    ['<b>data</b>', ['data'], 'en', '<b>[data]</b>'],
    ['C++ and C#', ['c++'], 'en', '[C++] and C#'],
    ['nothing here', [], 'en', 'nothing here'],
    ['', ['data'], 'en', ''],
  ])('%s', (text, terms, language, expected) => {
    expect(marked(text, terms, language)).toBe(expected);
  });

  test('loses no letter of the text', () => {
    const text = 'S/4HANA – e-mail, “数据平台” & l’œuvre d’aujourd’hui.';
    const pieces = findMarks(text, new Set(['s4hana', 'email', '数据', 'oeuvr']), 'fr');
    expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).length).toBeGreaterThan(2);
  });
});
