import type { ContentLocale } from '../../model/locales';
import type { Chapter } from '../reader/chapters';
import type { AssetDraft } from '../reader/assetDraft';
import type { Draft } from '../reader/draft';
import type { Origin } from '../reader/problems';
import type { Content } from '../reader/readContent';
import { textOfRichText } from './textOfRichText';

/** A text that visitors read, with the language tags of the sites that show it. */
export type CopyText = Origin & { label: string; tags: readonly string[]; text: string };

type Link = { sys: { id: string } };
type LanguageTags = (regions: readonly string[], locale: ContentLocale) => readonly string[];

/** Fields that are text by kind but no prose: addresses, codes, search words, names that only editors see. */
const notProse =
  /^(?:slug|link|externalLink|localCode|countryCode|technicalName|urlPrefix|navLocale|key|linkedInProfile|indicatorColor|recipient|requestPage|phone|fax|icpNumber)$/;
/** Types whose `name` is shown; elsewhere it is for editors. Names of people and places are no words. */
const shownName = new Set(['country', 'service', 'department', 'industry', 'insightType', 'document', 'documentType']);

/** Types that visitors do not read. */
const notShown = new Set(['searchSynonyms']);

const all = '*';

/** The region that a file lies in. */
export const regionOf = ({ file }: Origin): string | undefined =>
  /^regions\/([^/]+)\//.exec(file)?.[1];

/** The regions that show a text: that of its folder, else those that its entry names, else all. */
const regionsOf = (origin: Origin, draft?: Draft): string[] => {
  const region = regionOf(origin);
  if (region !== undefined) return [region];
  const links = (draft?.fields.get('countries')?.values.get('en') ?? []) as Link[];
  return links.length > 0 ? links.map(({ sys }) => sys.id.replace('country-', '')) : [all];
};

/** The language tags in which a region shows a content language; shared content is shown in those of all regions. */
export const readLanguageTags = ({ entries }: Content): LanguageTags => {
  const codes = new Map(
    entries.flatMap(({ id, type, fields }) =>
      type.id === 'language' ? [[id, String(fields.get('localCode')?.values.get('en'))] as const] : [],
    ),
  );
  const byRegion = new Map<string, Set<string>>();
  for (const { type, region, fields } of entries) {
    if (type.id !== 'country') continue;
    const links = (fields.get('languages')?.values.get('en') ?? []) as Link[];
    for (const { sys } of links) {
      for (const key of [region ?? all, all]) {
        byRegion.set(key, (byRegion.get(key) ?? new Set()).add(codes.get(sys.id) ?? ''));
      }
    }
  }
  return (regions, locale) => [
    ...new Set(
      regions.flatMap((region) =>
        [...(byRegion.get(region) ?? [])].filter((tag) => tag.slice(0, 2) === locale),
      ),
    ),
  ];
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return textOfRichText(value);
};

const entryTexts = (draft: Draft, tagsOf: LanguageTags): CopyText[] =>
  [...draft.fields].flatMap(([name, { origin, values }]) => {
    const field = draft.type.fields[name];
    const isText = field && ['Symbol', 'Text', 'RichText'].includes(field.kind) && !field.in;
    if (!isText || notProse.test(name)) return [];
    if (notShown.has(draft.type.id)) return [];
    if (name === 'name' && !shownName.has(draft.type.id)) return [];
    return [...values].map(([locale, value]) => ({
      ...origin,
      label: `${draft.id} ${name}`,
      tags: tagsOf(regionsOf(origin, draft), field.localized ? locale : draft.locale),
      text: textOf(value),
    }));
  });

const chapterText = ({ heading, paragraphs, table }: Chapter): string =>
  [
    heading,
    ...paragraphs,
    ...(table?.columns ?? []),
    ...(table?.rows ?? []).flatMap(([name = '']) => name),
  ].join('\n');

const assetTexts = ({ origin, description, recipe }: AssetDraft, tagsOf: LanguageTags): CopyText[] => {
  const texts = [...description].map(([locale, text]) => ({ label: 'alternative text', locale, text }));
  if (recipe.kind === 'document') {
    const { locale, chapters = [] } = recipe;
    for (const chapter of chapters) {
      texts.push({ label: `chapter "${chapter.heading}"`, locale, text: chapterText(chapter) });
    }
  }
  return texts.map(({ label, locale, text }) => ({
    ...origin,
    label,
    tags: tagsOf(regionsOf(origin), locale),
    text,
  }));
};

/** All prose of the content, each text once. */
export const copyTexts = (content: Content): CopyText[] => {
  const tagsOf = readLanguageTags(content);
  return [
    ...content.entries.flatMap((draft) => entryTexts(draft, tagsOf)),
    ...content.assets.flatMap((asset) => assetTexts(asset, tagsOf)),
  ].filter(({ text, tags }) => text !== '' && tags.length > 0);
};
