import { createHash } from 'node:crypto';
import { addSynonyms, type Synonyms } from '~/search-index/build/addSynonyms';
import { learnAbbreviations } from '~/search-index/build/learnAbbreviations';
import type { Article } from './article';
import { demoLinks, sectionText } from './demoLinks';
import { readExport, type Entry } from './readExport';

const folders = { insight: 'insights', keyPlay: 'keyplays', service: 'services' } as const;

/** Every page of a region that search finds, in one language, out of the export of the demo space. */
export const demoArticles = (country: string, locale: string): Article[] => {
  const reader = readExport(locale);
  const { entries, text, linked } = reader;
  const names = (entry: Entry, field: string) =>
    linked(entry, field).map((other) => text(other, 'name'));
  const pages = entries.flatMap((entry): Article[] => {
    const type = entry.sys.contentType.sys.id as keyof typeof folders;
    const folder = folders[type];
    const title = text(entry, 'title') || text(entry, 'name');
    const isShown =
      folder && linked(entry, 'countries').some(({ sys }) => sys.id === `country-${country}`);
    if (!isShown || title === '' || text(entry, 'externalLink') !== '') return [];
    const slug = text(entry, 'slug');
    const metaDescription = text(entry, 'metaDescription') || text(entry, 'shortDescription');
    const body = [
      ...['body', 'background', 'challenge', 'approach', 'benefits', 'customerTestimony'].map(
        (field) => text(entry, field),
      ),
      ...linked(entry, 'sections').map((section) => sectionText(section, reader)),
    ].join('\n');
    const tags = [
      'type',
      'topics',
      'services',
      'departments',
      'industries',
      'partners',
      'subServices',
    ].flatMap((field) => names(entry, field));
    // As the website's: the picture's hash, which no compression makes shorter.
    const hash = createHash('sha256').update(slug).digest('hex').slice(0, 20);
    const image = { src: `/static/${hash}/192.webp` };
    const common = { slug, metaDescription };
    const record =
      type === 'service'
        ? { ...common, objectID: entry.sys.id, name: title, imageOrIcon: image }
        : type === 'insight'
          ? {
              ...common,
              title,
              image,
              type: { name: names(entry, 'type')[0] ?? '' },
              publicationDate: text(entry, 'publicationDate'),
            }
          : {
              ...common,
              title,
              image,
              departments: names(entry, 'departments').map((name) => ({ name })),
              industries: names(entry, 'industries').map((name) => ({ name })),
              partners: names(entry, 'partners'),
            };
    return [
      {
        key: `${folder}/${slug}`,
        entry: entry.sys.id,
        record,
        texts: {
          title,
          description: [
            metaDescription,
            text(entry, 'shortDescription'),
            text(entry, 'author'),
            text(entry, 'customerName'),
            ...tags,
          ].join('\n'),
          body,
        },
      },
    ];
  });
  return [...pages, ...demoLinks(country, locale, reader)];
};

/** The groups of synonyms that the demo space lists in a language. */
export const demoSynonyms = (locale: string): Synonyms[] => {
  const { entries, value, linked } = readExport(locale);
  return entries
    .filter(({ sys }) => sys.contentType.sys.id === 'searchSynonyms')
    .map((entry) => ({
      words: (value(entry, 'words') ?? []) as string[],
      entries: linked(entry, 'pages').map(({ sys }) => sys.id),
    }));
};

/** Every page of a region that search finds, in one language, with the synonyms of the space and the learnt abbreviations. */
export const demoSite = (country: string, locale: string): Article[] => {
  const articles = demoArticles(country, locale);
  const synonyms = [...demoSynonyms(locale), ...learnAbbreviations(articles)];
  return addSynonyms(articles, synonyms, locale).map((document, at) => ({
    ...document,
    key: articles[at]?.key ?? '',
  }));
};
