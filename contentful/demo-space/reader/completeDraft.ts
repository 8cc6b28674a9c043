import { linkTo } from '../../model/export/exportSys';
import { defaultLocale } from '../../model/locales';
import type { Draft } from './draft';
import { toWords } from './entryId';

/** The fields an editors' name is made from, the first that is there. */
const nameSources = ['title', 'label', 'author', 'caption', 'alt'] as const;

const nameFrom = (draft: Draft): string => {
  for (const fieldId of nameSources) {
    const values = draft.fields.get(fieldId)?.values;
    const value = values?.get(draft.locale) ?? values?.get(defaultLocale) ?? values?.values().next().value;
    if (typeof value === 'string') return value;
  }
  return toWords(draft.id);
};

const put = (draft: Draft, fieldId: string, value: unknown) => {
  draft.fields.set(fieldId, {
    origin: draft.origin,
    values: new Map([[defaultLocale, value]]),
  });
};

/** Fills in what the sources may leave out: the countries of a region's entries, running text, the editors' names. */
export const completeDraft = (draft: Draft): void => {
  const { type, region } = draft;
  if (region && type.fields.countries && !draft.fields.has('countries')) {
    put(draft, 'countries', [linkTo('Entry', `country-${region}`)]);
  }
  if (draft.firstSection) {
    const sections = draft.fields.get('sections')?.values.get(defaultLocale);
    put(draft, 'sections', [draft.firstSection, ...(Array.isArray(sections) ? (sections as unknown[]) : [])]);
  }
  const name = type.fields.name;
  if (name?.required && !name.localized && !draft.fields.has('name')) {
    const suffix = region && type.id === 'page' ? ` · ${region}` : '';
    put(draft, 'name', `${nameFrom(draft).slice(0, 256 - suffix.length)}${suffix}`);
  }
};
