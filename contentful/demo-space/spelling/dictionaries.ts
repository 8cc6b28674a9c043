import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The dictionaries of cspell, each in its package. */
const files = {
  'en-US': ['@cspell/dict-en_us', 'en_US.trie.gz'],
  'en-GB': ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  'en-CA': ['@cspell/dict-en-ca', 'en_CA.trie'],
  fr: ['@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
  'pt-BR': ['@cspell/dict-pt-br', 'pt_BR.trie.gz'],
  'pt-PT': ['@cspell/dict-pt-pt', 'dict/Portuguese-European.trie.gz'],
  es: ['@cspell/dict-es-es', 'Spanish.trie.gz'],
} as const;

export type DictionaryId = keyof typeof files;
export type Dictionary = { id: DictionaryId; has: (word: string) => boolean };

export const dictionaryIds = Object.keys(files) as DictionaryId[];

/** The dictionary of a language tag: English is British but in the United States and Canada. */
export const dictionaryOf = (tag: string): DictionaryId => {
  const [language] = tag.split('-');
  return (
    dictionaryIds.find((id) => id === tag) ??
    dictionaryIds.find((id) => id === language) ??
    (language === 'pt' ? 'pt-PT' : 'en-GB')
  );
};

const unpack = promisify(gunzip);

const load = async (id: DictionaryId): Promise<Dictionary> => {
  const { decodeTrie } = await import('cspell-trie-lib');
  const [name, path] = files[id];
  const file = await readFile(join(dirname(require.resolve(name)), path));
  const trie = decodeTrie(path.endsWith('.gz') ? await unpack(file) : file);
  return { id, has: (word) => trie.has(word) };
};

const loaded = new Map<DictionaryId, Promise<Dictionary>>();

/** Unpacking a dictionary takes seconds, so each is read once a process. */
export const loadDictionary = (id: DictionaryId): Promise<Dictionary> => {
  const dictionary = loaded.get(id) ?? load(id);
  loaded.set(id, dictionary);
  return dictionary;
};
