import {
  localCodePattern,
  technicalNamePattern,
  urlPrefixPattern,
} from '../../contentful/model/patterns';
import { languageSegment, siteRoot } from '../../src/i18n/paths';
import type { BuildProblem } from '../problems/buildProblem';
import type { SiteCountry, Site } from './types';

/** The locale of the space for a local code: itself, its language, or another variety of its language. */
export const findLocale = (localCode: string, locales: readonly string[]): string | undefined =>
  locales.find((locale) => locale.toLowerCase() === localCode.toLowerCase()) ??
  locales.find((locale) => locale === languageSegment(localCode)) ??
  locales.find((locale) => languageSegment(locale) === languageSegment(localCode));

const planSite = (
  country: SiteCountry,
  { name, localCode }: SiteCountry['languages'][number],
  locale: string,
): Site => {
  const address = {
    country: country.technicalName,
    language: languageSegment(localCode),
    urlPrefix: country.urlPrefix,
  };
  return {
    ...address,
    id: siteRoot(address).slice(1),
    countryId: country.id,
    countryNodeId: country.nodeIds[locale] ?? '',
    countryOrder: country.order,
    localCode,
    languageName: name,
    locale,
    isMultilang: country.isMultilang,
    templateSet: country.templateSet,
  };
};

const isLike = (value: string, { source }: { source: string }): boolean =>
  new RegExp(source).test(value);

const countryProblem = (
  { id, technicalName }: SiteCountry,
  problem: Pick<BuildProblem, 'id' | 'field' | 'text' | 'fix'>,
): BuildProblem => ({
  ...problem,
  category: 'content',
  entry: { id, name: technicalName, type: 'country' },
});

/** Values of a country that are invalid in a URL or a language tag. Imports bypass the validations of the content type. */
const addressProblems = (country: SiteCountry): BuildProblem[] => {
  const { id, technicalName, urlPrefix, languages } = country;
  const parts = [
    {
      field: 'technicalName',
      called: 'technicalName',
      value: technicalName,
      pattern: technicalNamePattern,
    },
    { field: 'urlPrefix', called: 'urlPrefix', value: urlPrefix, pattern: urlPrefixPattern },
    ...languages.map(({ localCode }) => ({
      field: 'languages',
      called: 'localCode of a language',
      value: localCode,
      pattern: localCodePattern,
    })),
  ];
  return parts
    .filter(({ value, pattern }) => !isLike(value, pattern))
    .map(({ field, called, value, pattern }) =>
      countryProblem(country, {
        id: 'content.country',
        field,
        text: `Country "${technicalName}" (entry ${id}) has the ${called} ${JSON.stringify(value)}.`,
        fix: pattern.message,
      }),
    );
};

/** The sites of all countries, by their order, and what keeps a country from having one. */
export const createSites = (
  countries: readonly SiteCountry[],
  locales: readonly string[],
): { sites: Site[]; problems: BuildProblem[] } => {
  const sites: Site[] = [];
  const problems: BuildProblem[] = [];
  const owners = new Map<string, string>();
  const inOrder = [...countries].sort(
    (a, b) => a.order - b.order || a.technicalName.localeCompare(b.technicalName),
  );
  for (const country of inOrder) {
    const unfit = addressProblems(country);
    problems.push(...unfit);
    if (unfit.length > 0) continue;
    if (country.languages.length === 0) {
      problems.push(
        countryProblem(country, {
          id: 'content.country',
          field: 'languages',
          text: `Country "${country.technicalName}" has no language.`,
          fix: 'Add one to its Languages.',
        }),
      );
    }
    for (const language of country.languages) {
      const locale = findLocale(language.localCode, locales);
      if (locale === undefined) {
        problems.push(
          countryProblem(country, {
            id: 'content.locale',
            field: 'languages',
            text: `Language "${language.localCode}" of country "${country.technicalName}" has no locale in the space, which has ${locales.join(', ')}.`,
            fix: 'Add the locale or change the local code.',
          }),
        );
        continue;
      }
      const site = planSite(country, language, locale);
      const owner = owners.get(site.id);
      if (owner !== undefined) {
        problems.push(
          countryProblem(country, {
            id: 'content.address',
            field: 'technicalName',
            text: `Countries "${owner}" and "${country.technicalName}" (entry ${country.id}) both want the address /${site.id}.`,
            fix: "A technical name, and the first two letters of a country's languages, must be unique.",
          }),
        );
        continue;
      }
      owners.set(site.id, country.technicalName);
      sites.push(site);
    }
  }
  return { sites, problems };
};
