import type { Thing } from 'schema-dts';
import { truncate } from '../../src/i18n/truncate';
import type { BuiltPage } from '../pages/builtPages';
import { firstText, linkedIds, longText, type ContentNode } from '../content/contentNode';
import { countryNode } from '../derived-nodes/countryNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLocations, readSiteList } from '../derived-nodes/siteLists';
import { article } from './article';
import { breadcrumbList } from './breadcrumbList';
import type { SiteFacts } from './context';
import { organization } from './organization';
import { person } from './person';
import { place } from './place';
import { service } from './service';
import { webSite } from './webSite';

/** The addresses of the social profiles that a country's footer links to. */
const profilesOf = (country: ContentNode | undefined, context: ResolverContext): string[] => {
  const find = findNodeWith(context);
  const [footerId] = country ? linkedIds(country, 'footer') : [];
  const footer = footerId === undefined ? undefined : find(footerId);
  return footer === undefined
    ? []
    : linkedIds(footer, 'socialMediaLinks').flatMap((id) => firstText(find(id)?.link) ?? []);
};

const placeOf = (node: ContentNode, context: ResolverContext): Thing =>
  place({
    name: String(node.name),
    address: longText(node, 'address', findNodeWith(context)) ?? '',
    latitude: Number(node.latitude),
    longitude: Number(node.longitude),
    phone: firstText(node.phone),
    fax: firstText(node.fax),
  });

/** What a page is about, by its template, besides its way from home. */
const subjectsOf = (
  { page, node, seo }: BuiltPage,
  facts: SiteFacts,
  context: ResolverContext,
): Thing[] => {
  const { site, template, path } = page;
  const title = firstText(node?.title, node?.name) ?? seo.title;
  const description = seo.description === null ? undefined : truncate(seo.description);
  switch (template) {
    case 'index':
    case 'homepage': {
      const country = site && countryNode(site, context);
      return [organization(facts, profilesOf(country, context)), webSite(facts, path)];
    }
    case 'insight':
      return seo.article === null
        ? []
        : [
            article(facts, {
              ...seo.article,
              title,
              description,
              path,
              author: firstText(node?.author),
              picture: seo.sharePicture,
            }),
          ];
    case 'service': {
      const country = site && countryNode(site, context);
      return [service(facts, { name: title, description, path, area: firstText(country?.name) })];
    }
    case 'management':
      return site === undefined
        ? []
        : readSiteList('managers', site, context).map(({ name, jobTitle, linkedInProfile }) =>
            person(facts, {
              name: String(name),
              jobTitle: String(jobTitle),
              profile: firstText(linkedInProfile),
            }),
          );
    case 'locations':
      return site === undefined
        ? []
        : readLocations(site.locale, context).map((node) => placeOf(node, context));
    default:
      return [];
  }
};

/** The structured data of a page; none for a page that is kept out of search results. */
const jsonLdForPage = (
  built: BuiltPage,
  absolute: (path: string) => string,
  context: ResolverContext,
): Thing[] => {
  const { page, node, seo } = built;
  if (seo.isHidden) return [];
  const facts: SiteFacts = { absolute, localCode: seo.localCode };
  const title = firstText(node?.title, node?.name) ?? seo.title;
  const crumbs = seo.breadcrumbs;
  return [
    ...subjectsOf(built, facts, context),
    ...(crumbs.length > 0 ? [breadcrumbList(facts, crumbs, { title, path: page.path })] : []),
  ];
};

/** The structured data of pages, by their path. */
export const jsonLdByPath = (
  pages: readonly BuiltPage[],
  absolute: (path: string) => string,
  context: ResolverContext,
): ReadonlyMap<string, readonly Thing[]> =>
  new Map(pages.map((built) => [built.page.path, jsonLdForPage(built, absolute, context)]));
