import { linkTo, makePublishedSys } from '~/contentful/model/export/exportSys';
import type {
  ContentfulExport,
  ExportAsset,
  ExportEntry,
  LocalizedFields,
} from '~/contentful/model/export/exportFormat';
import { toContentful } from '~/contentful/model/toContentful';

/** An entry of an export file; plain values are English, objects with language keys are kept. */
export const makeEntry = (typeId: string, id: string, fields: LocalizedFields): ExportEntry => ({
  metadata: { tags: [] },
  sys: { ...makePublishedSys('Entry', id), contentType: linkTo('ContentType', typeId) },
  fields,
});

export const makeAsset = (id: string, contentType = 'image/png'): ExportAsset => ({
  metadata: { tags: [] },
  sys: makePublishedSys('Asset', id),
  fields: {
    title: { en: id },
    file: {
      en: {
        url: `//images.ctfassets.net/talvane/${id}/token/${id}.png`,
        details: { size: 1 },
        fileName: `${id}.png`,
        contentType,
      },
    },
  },
});

export const entryLink = (id: string) => linkTo('Entry', id);
export const assetLink = (id: string) => linkTo('Asset', id);

export const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
export const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
export const richText = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

const country = (id: string, languages: string[]) =>
  makeEntry('country', `country-${id}`, {
    name: { en: id, fr: id },
    countryCode: { en: 'XX' },
    technicalName: { en: id },
    languages: { en: languages.map(entryLink) },
    continent: { en: 'europe' },
  });

/** A space of two countries, one insight and one picture, without a fault. Each call makes a new one. */
export const soundExport = (): ContentfulExport => ({
  ...toContentful(),
  tags: [],
  webhooks: [],
  roles: [],
  assets: [makeAsset('lines')],
  entries: [
    makeEntry('language', 'language-en', { name: { en: 'English' }, localCode: { en: 'en-GB' } }),
    makeEntry('language', 'language-fr', { name: { en: 'Français' }, localCode: { en: 'fr-BE' } }),
    country('uk', ['language-en']),
    country('be', ['language-fr', 'language-en']),
    makeEntry('insightType', 'article', {
      name: { en: 'Article', fr: 'Article' },
      slug: { en: 'article' },
    }),
    makeEntry('insight', 'insight-one', {
      title: { en: 'One', fr: 'Un' },
      slug: { en: 'one' },
      countries: { en: [entryLink('country-uk'), entryLink('country-be')] },
      type: { en: entryLink('article') },
      publicationDate: { en: '2026-03-12' },
      image: { en: assetLink('lines') },
      body: { en: richText(paragraph(words('Text.'))), fr: richText(paragraph(words('Texte.'))) },
    }),
  ],
});

/** The entry or asset of an export with this id. */
export const find = (space: ContentfulExport, id: string): ExportEntry => {
  const entry = space.entries.find(({ sys }) => sys.id === id);
  if (!entry) throw new Error(`the fixture has no ${id}`);
  return entry;
};
