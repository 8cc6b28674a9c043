import { editDistance } from '~/src/features/search/engine/editDistance';
import { wholeTerms } from '~/src/features/search/engine/terms';
import { parseQuery, type ParsedQuery } from '~/src/features/search/engine/parseQuery';

describe('editDistance', () => {
  test.each([
    ['data', 'data', 0],
    ['dtaa', 'data', 1],
    ['spredsheat', 'spreadsheet', 2],
    ['stragety', 'strategy', 2],
    ['strategy', 'tragedy', 3],
    ['cloud', 'costs', 3],
    ['a', 'abcdef', 3],
  ])('%s and %s: %i', (typed, term, edits) => {
    expect(editDistance(typed, term, 2)).toBe(edits);
  });
});

describe('parseQuery', () => {
  const terms = (...words: string[]) =>
    wholeTerms(words.sort().map((word) => [word, [[0]]] as const));
  const best = async (query: string, language: string, ...words: string[]) =>
    (await parseQuery(query, language, terms(...words))).words.map(
      (expansions) => [...expansions].sort((a, b) => b.weight - a.weight)[0]?.term,
    );

  test('joins a word typed with a space in it', async () => {
    expect(await best('spread sheet', 'en', 'spreadsheet', 'sheep')).toEqual([
      'spreadsheet',
      'spreadsheet',
    ]);
  });

  test('joins a word whose first half is a stop word', async () => {
    expect(await best('sobre mesa', 'es', 'sobremes', 'nube')).toEqual(['sobremes']);
  });

  test('segments words typed without spaces and drops stop words between them', async () => {
    expect(await best('machinelearning', 'en', 'machin', 'learn')).toEqual(['machin', 'learn']);
    expect(await best('motdepasse', 'fr', 'mot', 'pass')).toEqual(['mot', 'pass']);
  });

  test('corrects two edits in a long word, and none in a short one', async () => {
    expect(await best('sustanabilty', 'en', 'sustainability', 'table')).toEqual(['sustainability']);
    expect(await best('cxsx', 'en', 'cost')).toEqual([undefined]);
  });

  test('corrects a misspelt inflection by the endings of the language', async () => {
    expect(await best('nothnig built', 'en', 'noth', 'nod', 'built')).toEqual(['noth', 'built']);
  });

  test('corrects words of the index in withCorrections alone', async () => {
    const read = await parseQuery('form ', 'en', terms('form', 'from'));
    const meaning = ({ words }: ParsedQuery) => words[0]?.map(({ term }) => term);
    expect(meaning(read)).toEqual(['form']);
    expect(meaning(await read.withCorrections())).toEqual(['form', 'from']);
  });
});
