import { editsBetween } from '../../../src/features/search/engine/editsBetween';
import { wholeTerms } from '../../../src/features/search/engine/terms';
import { understand, type Understood } from '../../../src/features/search/engine/understand';

describe('editsBetween', () => {
  test.each([
    ['data', 'data', 0],
    ['dtaa', 'data', 1],
    ['spredsheat', 'spreadsheet', 2],
    ['stragety', 'strategy', 2],
    ['strategy', 'tragedy', 3],
    ['cloud', 'costs', 3],
    ['a', 'abcdef', 3],
  ])('%s and %s: %i', (typed, term, edits) => {
    expect(editsBetween(typed, term, 2)).toBe(edits);
  });
});

describe('understand', () => {
  const terms = (...words: string[]) =>
    wholeTerms(words.sort().map((word) => [word, [[0]]] as const));
  const best = async (query: string, language: string, ...words: string[]) =>
    (await understand(query, language, terms(...words))).words.map(
      (expansions) => [...expansions].sort((a, b) => b.weight - a.weight)[0]?.term,
    );

  test('reads a word that was cut in two as one', async () => {
    expect(await best('spread sheet', 'en', 'spreadsheet', 'sheep')).toEqual([
      'spreadsheet',
      'spreadsheet',
    ]);
  });

  test('reads a word cut after a stop word as one', async () => {
    expect(await best('sobre mesa', 'es', 'sobremes', 'nube')).toEqual(['sobremes']);
  });

  test('reads words run together as several, stop words between them left out', async () => {
    expect(await best('machinelearning', 'en', 'machin', 'learn')).toEqual(['machin', 'learn']);
    expect(await best('motdepasse', 'fr', 'mot', 'pass')).toEqual(['mot', 'pass']);
  });

  test('finds two faults in a long word, and none in a short one', async () => {
    expect(await best('sustanabilty', 'en', 'sustainability', 'table')).toEqual(['sustainability']);
    expect(await best('cxsx', 'en', 'cost')).toEqual([undefined]);
  });

  test('knows a misspelt form by the endings of the language', async () => {
    expect(await best('nothnig built', 'en', 'noth', 'nod', 'built')).toEqual(['noth', 'built']);
  });

  test('suspects words of the index only when asked to', async () => {
    const read = await understand('form ', 'en', terms('form', 'from'));
    const meaning = ({ words }: Understood) => words[0]?.map(({ term }) => term);
    expect(meaning(read)).toEqual(['form']);
    expect(meaning(await read.suspecting())).toEqual(['form', 'from']);
  });
});
