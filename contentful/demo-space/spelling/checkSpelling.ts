import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '../reader/problems';
import type { Content } from '../reader/readContent';
import { copyTexts } from './copyTexts';
import type { CopyText } from './copyTexts';
import { dictionaryOf, loadDictionary } from './dictionaries';
import type { Dictionary } from './dictionaries';
import { properNames } from './properNames';
import { variants, variantsOfTag, wrongVariants } from './variants';
import { unknownParts, wordsOf } from './words';

/** Our own words: those of all languages, and those of one. */
type WordList = Readonly<Partial<Record<string, readonly string[]>>>;

const readWordList = async (): Promise<WordList> =>
  parse(await readFile(join(__dirname, 'words.yaml'), 'utf8')) as WordList;

type Checker = (copy: CopyText, tag: string) => Problem[];

const makeChecker =
  (dictionary: Dictionary, own: ReadonlySet<string>): Checker =>
  (copy, tag) => {
    const { id } = dictionary;
    const has = (word: string) => own.has(word) || dictionary.has(word);
    const problem = (message: string): Problem => ({
      file: copy.file,
      line: copy.line,
      message: `${copy.label}: ${message}`,
    });
    const wrong = wrongVariants(copy.text, [...variants[id], ...(variantsOfTag[tag] ?? [])]);
    const reported = new Set(wrong.map(({ word }) => word));
    const unknown = wordsOf(copy.text)
      .flatMap((word) => unknownParts(word, id, has))
      .filter((word) => !reported.has(word));
    return [
      ...unknown.map((word) => problem(`“${word}” is no word in ${tag}`)),
      ...wrong.map(({ word, instead }) => problem(`“${word}” is not ${tag}: ${instead}`)),
    ];
  };

/** Words that a site's own variant of its language does not have. Shared content must be right for all sites. */
export const checkSpelling = async (content: Content): Promise<Problem[]> => {
  const texts = copyTexts(content);
  const words = await readWordList();
  const names = properNames(content);
  const checkers = new Map<string, Checker>();
  for (const id of new Set(texts.flatMap(({ tags }) => tags.map(dictionaryOf)))) {
    const own = [...(words.all ?? []), ...(words[id.slice(0, 2)] ?? []), ...names];
    checkers.set(id, makeChecker(await loadDictionary(id), new Set(own)));
  }
  const seen = new Set<string>();
  return texts
    .flatMap((copy) => copy.tags.flatMap((tag) => checkers.get(dictionaryOf(tag))?.(copy, tag) ?? []))
    .filter(({ file, line, message }) => {
      const key = `${file}:${line} ${message.replace(/ (?:in|not) [a-z]{2}-\w+/, '')}`;
      return !seen.has(key) && seen.add(key);
    });
};
