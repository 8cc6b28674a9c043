import type { Thing } from 'schema-dts';
import { isInternalLink } from '../../src/i18n/paths';
import { truncate } from '../../src/i18n/truncate';
import type { BuiltPage } from '../pages/builtPages';
import { firstText, linkedIds, longText, type ContentNode } from '../content/contentNode';
import { countryNode } from '../derived-nodes/countryNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLocations, readSiteList } from '../derived-nodes/siteLists';
import type { PageSubject } from '../routes/templateTraits';
import { article } from './article';
import type { SiteFacts } from './context';
import { jobPosting } from './jobPosting';
import { organization } from './organization';
import { person } from './person';
import { place } from './place';
import { richTextHtml } from './richTextHtml';
import { service } from './service';
import { webSite } from './webSite';

type MakeThings = (built: BuiltPage, facts: SiteFacts, context: ResolverContext) => Thing[];

const titleOf = ({ node, seo }: BuiltPage): string =>
  firstText(node?.title, node?.name) ?? seo.title;

const descriptionOf = ({ seo }: BuiltPage): string | undefined =>
  seo.description === null ? undefined : truncate(seo.description);

/** The addresses of the social profiles that a country's footer links to. */
const profilesOf = (country: ContentNode | undefined, context: ResolverContext): string[] => {
  const find = findNodeWith(context);
  const [footerId] = country ? linkedIds(country, 'footer') : [];
  const footer = footerId === undefined ? undefined : find(footerId);
  return footer === undefined
    ? []
    : linkedIds(footer, 'socialMediaLinks')
        .flatMap((id) => firstText(find(id)?.link) ?? [])
        .filter((link) => !isInternalLink(link));
};

const website: MakeThings = ({ page: { site, path } }, facts, context) => {
  const country = site && countryNode(site, context);
  return [organization(facts, profilesOf(country, context)), webSite(facts, path)];
};

const articleOfPage: MakeThings = (built, facts) => {
  const { page, seo } = built;
  if (seo.article === null) return [];
  return [
    article(facts, {
      ...seo.article,
      title: titleOf(built),
      description: descriptionOf(built),
      path: page.path,
      picture: seo.sharePicture,
    }),
  ];
};

const serviceOfPage: MakeThings = (built, facts, context) => {
  const { site, path } = built.page;
  const country = site && countryNode(site, context);
  const area = firstText(country?.name);
  return [service(facts, { name: titleOf(built), description: descriptionOf(built), path, area })];
};

const managers: MakeThings = ({ page: { site } }, facts, context) =>
  site === undefined
    ? []
    : readSiteList('managers', site, context).map(({ name, jobTitle, linkedInProfile }) =>
        person(facts, {
          name: String(name),
          jobTitle: String(jobTitle),
          profile: firstText(linkedInProfile),
        }),
      );

const authorOfPage: MakeThings = ({ page: { path }, node }, facts, context) => {
  const find = findNodeWith(context);
  if (node === undefined) return [];
  const manager = find(linkedIds(node, 'manager')[0] ?? '');
  const links = linkedIds(node, 'links').flatMap((id) => firstText(find(id)?.link) ?? []);
  return [
    person(facts, {
      name: String(node.name),
      jobTitle: firstText(node.role, manager?.jobTitle),
      profile: links[0] ?? firstText(manager?.linkedInProfile),
      path,
    }),
  ];
};

const placeOf = (node: ContentNode, context: ResolverContext): Thing =>
  place({
    name: String(node.name),
    address: longText(node, 'address', findNodeWith(context)) ?? '',
    latitude: Number(node.latitude),
    longitude: Number(node.longitude),
    phone: firstText(node.phone),
  });

/** The offices of the site, so that no other describes them again; those of all sites where it has none. */
const locations: MakeThings = ({ page: { site } }, _facts, context) => {
  if (site === undefined) return [];
  const own = readSiteList('locations', site, context);
  const described = own.length > 0 ? own : readLocations(site.locale, context);
  return described.map((node) => placeOf(node, context));
};

const job: MakeThings = ({ page: { path }, node }, facts, context) => {
  const find = findNodeWith(context);
  const [locationId] = node ? linkedIds(node, 'location') : [];
  const office = locationId === undefined ? undefined : find(locationId);
  if (node === undefined || office === undefined) return [];
  return [
    jobPosting(facts, {
      id: node.contentful_id,
      title: String(node.title),
      description: richTextHtml(node.description),
      path,
      department: String(node.department),
      contractType: String(node.contractType),
      publicationDate: String(node.publicationDate),
      closingDate: firstText(node.closingDate),
      address: longText(office, 'address', find) ?? '',
      latitude: Number(office.latitude),
      longitude: Number(office.longitude),
    }),
  ];
};

/** Makes the structured data of what a page is about, by the subject of its template (gatsby/routes/templateTraits.ts). */
export const pageSubjects = {
  none: () => [],
  website,
  article: articleOfPage,
  service: serviceOfPage,
  managers,
  locations,
  author: authorOfPage,
  job,
} as const satisfies Record<PageSubject, MakeThings>;
