import { entryPath } from '../../src/i18n/paths';
import type { Route, Site } from '../../gatsby/routes/types';

export const siteOf = (country: string, localCode: string, more: Partial<Site> = {}): Site => {
  const language = localCode.slice(0, 2);
  return {
    country,
    language,
    urlPrefix: '',
    id: `${country}/${language}`,
    countryId: `country-${country}`,
    countryNodeId: `country-${country}`,
    countryOrder: 1,
    localCode,
    languageName: localCode,
    locale: language,
    isMultilang: false,
    templateSet: 'standard',
    ...more,
  };
};

export const routeOf = (site: Site, slug: string, more: Partial<Route> = {}): Route => ({
  path: entryPath(site, more.entryType ?? 'page', slug),
  template: 'simple-page',
  entryId: `page-${slug}`,
  entryType: 'page',
  nodeId: `node-${slug}`,
  slug,
  locale: site.locale,
  hasNoNavigation: false,
  site,
  ...more,
});
