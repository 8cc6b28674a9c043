import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Article } from './article';

type Link = { sys: { id: string } };
type Entry = {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
type RichText = { value?: string; content?: readonly RichText[] };

const exportFile = '.space/demo/export.json';
const locales = ['en', 'fr', 'pt', 'es'];
const folders = { insight: 'insights', keyPlay: 'keyplays', service: 'services' } as const;

const textOf = ({ value, content = [] }: RichText): string =>
  value ?? content.map(textOf).join(' ');

/** Every page of a region that search finds, in one language, out of the export of the demo space. */
export const demoSite = (country: string, locale: string): Article[] => {
  const { entries } = JSON.parse(readFileSync(exportFile, 'utf8')) as { entries: Entry[] };
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const value = (entry: Entry | undefined, field: string): unknown => {
    const values = entry?.fields[field];
    return values?.[locale] ?? (Object.keys(values ?? {}).length === 1 ? values?.en : undefined);
  };
  const text = (entry: Entry | undefined, field: string): string => {
    const found = value(entry, field);
    if (typeof found === 'string') return found;
    return found && typeof found === 'object' && 'content' in found
      ? textOf(found as RichText)
      : '';
  };
  const linked = (entry: Entry, field: string): Entry[] => {
    const found = value(entry, field);
    const links = (Array.isArray(found) ? found : found ? [found] : []) as Link[];
    return links.flatMap(({ sys }) => byId.get(sys.id) ?? []);
  };
  const names = (entry: Entry, field: string) =>
    linked(entry, field).map((other) => text(other, 'name'));
  const sectionText = (entry: Entry): string =>
    [
      ...Object.keys(entry.fields)
        .filter((field) => locales.some((code) => code !== 'en' && entry.fields[field]?.[code]))
        .map((field) => text(entry, field)),
      ...[...linked(entry, 'components'), ...linked(entry, 'figures')].map(sectionText),
    ].join('\n');

  return entries.flatMap((entry): Article[] => {
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
      ...linked(entry, 'sections').map(sectionText),
    ].join('\n');
    const tags = [
      'type',
      'services',
      'departments',
      'industries',
      'partners',
      'subServices',
    ].flatMap((field) => names(entry, field));
    // As the website's: the picture's hash, which no compression makes shorter.
    const hash = createHash('sha256').update(slug).digest('hex').slice(0, 20);
    const image = { src: `/static/${hash}/400.webp` };
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
};
