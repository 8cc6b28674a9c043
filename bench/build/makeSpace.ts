import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The parts of a contentful-export file used here. */
export type Link = { sys: { type: 'Link'; linkType: string; id: string } };
export type ExportEntity = {
  sys: { id: string; contentType?: Link } & Record<string, unknown>;
  fields: Record<string, Record<string, unknown>>;
};
export type ExportFile = { entries: ExportEntity[]; assets: ExportEntity[] } & Record<
  string,
  unknown
>;

const country = 'country-us';
/** Content types that create pages, or are shown only on omitted pages. */
const droppedTypes = new Set([
  ...['insight', 'keyPlay', 'landingPage', 'page', 'service', 'partner', 'manager', 'award'],
  ...[
    'brand',
    'initiative',
    'document',
    'investorData',
    'teaserList',
    'carousel',
    'contentSection',
  ],
]);
const pictureCount = 24;

const typeOf = ({ sys }: ExportEntity): string => sys.contentType?.sys.id ?? '';

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && (value as Partial<Link> | null)?.sys?.type === 'Link';

/** A value without links to removed entities; undefined if empty. */
const keepLinks = (value: unknown, isThere: (id: string) => boolean): unknown => {
  if (isLink(value)) return isThere(value.sys.id) ? value : undefined;
  if (!Array.isArray(value)) return value;
  const kept = value.filter((item) => !isLink(item) || isThere(item.sys.id));
  return kept.length > 0 ? kept : undefined;
};

const withoutGoneLinks = (
  entity: ExportEntity,
  isThere: (id: string) => boolean,
): ExportEntity => ({
  ...entity,
  fields: Object.fromEntries(
    Object.entries(entity.fields).flatMap(([field, values]) => {
      const kept = Object.entries(values)
        .map(([locale, value]) => [locale, keepLinks(value, isThere)] as const)
        .filter(([, value]) => value !== undefined);
      return kept.length > 0 ? [[field, Object.fromEntries(kept)]] : [];
    }),
  ),
});

/** Removes links to other pages from an article. */
const isPlain = (body: unknown): boolean =>
  body !== undefined && !/"nodeType":"[^"]*(?:entry|asset)/.test(JSON.stringify(body));

/** The first pictures of a space that are no drawings. */
const findPictures = ({ assets }: ExportFile): ExportEntity[] =>
  assets
    .filter(({ fields }) => /\.(?:png|jpe?g)$/.test((fields.file?.en as { url: string }).url))
    .slice(0, pictureCount);

/**
 * The articles of the demo over and over, under new titles, dates and addresses, with these pictures.
 *
 * @throws Error if the demo has no articles, or there are no pictures.
 */
const makeArticles = (
  demo: ExportFile,
  pictures: readonly ExportEntity[],
  count: number,
): ExportEntity[] => {
  const models = demo.entries.filter(
    (entry) =>
      typeOf(entry) === 'insight' && isPlain(entry.fields.body?.en) && entry.fields.title?.en,
  );
  if (models.length === 0 || pictures.length === 0) {
    throw new Error('The demo space has no articles with pictures: run npm run demo-space.');
  }
  return Array.from({ length: count }, (_, index): ExportEntity => {
    const model = models[index % models.length] as ExportEntity;
    const picture = pictures[index % pictures.length] as ExportEntity;
    const english = (field: string) => ({ en: model.fields[field]?.en });
    const day = new Date(Date.UTC(2010, 0, 1) + (index % 5000) * 86_400_000);
    return {
      sys: { ...model.sys, id: `article-${index + 1}` },
      fields: {
        title: { en: `${String(model.fields.title?.en).slice(0, 120)} (${index + 1})` },
        slug: { en: `article-${index + 1}` },
        countries: { en: [{ sys: { type: 'Link', linkType: 'Entry', id: country } }] },
        metaDescription: english('metaDescription'),
        image: { en: { sys: { type: 'Link', linkType: 'Asset', id: picture.sys.id } } },
        type: english('type'),
        publicationDate: { en: day.toISOString().slice(0, 10) },
        shortDescription: english('shortDescription'),
        body: english('body'),
      },
    };
  });
};

/** Writes an export file, with the pictures of its assets from beside the demo's. */
const writeSpace = (space: ExportFile, demoFile: string, file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(space));
  for (const { fields } of space.assets) {
    const path = (fields.file?.en as { url: string }).url.replace(/^\/\//, '');
    cpSync(resolve(dirname(demoFile), path), join(dirname(file), path));
  }
};

const readSpace = (file: string): ExportFile =>
  JSON.parse(readFileSync(file, 'utf8')) as ExportFile;

/** The demo space with `count` more articles in one site. Arguments as of `makeSpace`. */
export const addArticles = (demoFile: string, file: string, count: number): void => {
  const demo = readSpace(demoFile);
  const articles = makeArticles(demo, findPictures(demo), count);
  writeSpace({ ...demo, entries: [...demo.entries, ...articles] }, demoFile, file);
};

/**
 * A space of one site with `pageCount` articles, and nothing else that makes pages but the root: the header, footer,
 * menus, labels and offices of the demo space, and its articles over and over under new titles, dates and addresses,
 * with two dozen of its pictures that are no drawings.
 *
 * @param demoFile the export file of the demo space; its pictures lie beside it.
 * @param file where to write the new space, with its pictures.
 */
export const makeSpace = (demoFile: string, file: string, pageCount: number): void => {
  const demo = readSpace(demoFile);
  const pictures = findPictures(demo);
  const keptEntries = demo.entries.filter(
    (entry) =>
      !droppedTypes.has(typeOf(entry)) && (typeOf(entry) !== 'country' || entry.sys.id === country),
  );
  // The demo's pictures of articles are drawings too, and no entry that stays shows them.
  const keptTexts = JSON.stringify(keptEntries);
  const icons = demo.assets.filter(
    ({ sys, fields }) =>
      (fields.file?.en as { url: string }).url.endsWith('.svg') &&
      keptTexts.includes(`"id":"${sys.id}"`),
  );
  const assets = [...pictures, ...icons];
  const there = new Set([...keptEntries, ...assets].map(({ sys }) => sys.id));

  const articles = makeArticles(demo, pictures, pageCount);
  const space: ExportFile = {
    ...demo,
    entries: [
      ...keptEntries.map((entry) => withoutGoneLinks(entry, (id) => there.has(id))),
      ...articles,
    ],
    assets,
  };
  writeSpace(space, demoFile, file);
};
