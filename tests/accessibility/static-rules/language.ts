import type { HTMLElement } from 'node-html-parser';
import { all, attribute, textOf, type StaticRule } from './page';

/** Words that stand in nearly every sentence of a language and in few of the others. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is are that it with for was not this which have from they you be at on by'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des et est une dans qui pour que sur pas avec nous vous sont au aux ce cette du ne il elle en y son sa un par plus ou mais de'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las y es una en que para por con del no se lo al su más como está son nuestros'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o os as e é uma em que para por com do da dos das não se no na ao mais como são um de'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht mit für von den dem ein eine auf zu wir sie auch sich im'.split(' '),
  ),
};

/** The words of each language that no other one has. */
const own = Object.entries(frequent).map(([language, words]) => ({
  language,
  words: new Set(
    [...words].filter(
      (word) => Object.values(frequent).filter((set) => set.has(word)).length === 1,
    ),
  ),
}));

/** The language that a text of several words is written in, if it is plain. */
export const guessLanguage = (text: string): string | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 8) return undefined;
  const [first, second] = own
    .map(({ language, words: known }) => ({
      language,
      hits: words.filter((word) => known.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const isPlain =
    first &&
    second &&
    first.hits >= 4 &&
    first.hits / words.length >= 0.2 &&
    first.hits >= second.hits * 2;
  return isPlain ? first.language : undefined;
};

const languageOf = (element: HTMLElement): string => {
  for (let next: HTMLElement | null = element; next?.tagName; next = next.parentNode) {
    const tag = attribute(next, 'lang');
    if (tag !== '') return tag.slice(0, 2).toLowerCase();
  }
  return '';
};

/** Rules of languages. */
export const languageRules: readonly StaticRule[] = [
  {
    id: 'page-language',
    criterion: '3.1.1',
    find: (page) => {
      const html = page.querySelector('html');
      return html && !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(attribute(html, 'lang'))
        ? [html]
        : [];
    },
  },
  {
    id: 'language-of-parts',
    criterion: '3.1.2',
    find: (page) =>
      all(page, 'main p, main li, main blockquote, main h1, main h2, footer p').filter((block) => {
        // Addresses are names, which are not translated.
        if (block.querySelector('[lang], p, li, address') !== null) return false;
        if (block.closest('address') !== null) return false;
        const language = guessLanguage(textOf(block));
        return language !== undefined && language !== languageOf(block);
      }),
  },
];
