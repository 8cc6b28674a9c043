import { formatDate, formatNumber, formatPercentage, formatSigned } from '../../src/i18n/format';
import { readLabels } from '../derived-nodes/labels';
import {
  firstText,
  linkedIds,
  longText,
  missingFields,
  type ContentNode,
} from '../content/contentNode';
import { currentRoutes } from '../routes/currentRoutes';
import { capitalTotals, changeInPoints } from './investorFigures';
import { linkReaderWith, menuLinks, resolveHref, singleMenuLink } from './menuLinks';
import { minutesToRead } from './minutesToRead';
import { pageSeo } from './pageSeo';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';

type Resolve = (
  source: ContentNode,
  args: { country: string },
  context: ResolverContext,
) => unknown;

/** An extension of a field that reads the node's field named `from`. */
const fromField = (name: string, resolveFrom: (from: string) => Resolve) => ({
  name,
  args: { from: 'String!' },
  extend: ({ from }: { from: string }) => ({ resolve: resolveFrom(from) }),
});

const computed = (name: string, resolve: Resolve) => ({
  name,
  args: {},
  extend: () => ({ resolve }),
});

/** The language tag of the site of `country` that reads the entry's locale. */
const languageTag = ({ node_locale }: ContentNode, country: string): string =>
  currentRoutes().siteOfLocale(country, node_locale)?.localCode ?? node_locale;

const completeNodes = (source: ContentNode, from: string, context: ResolverContext) => {
  const find = findNodeWith(context);
  return linkedIds(source, from)
    .map(find)
    .filter((node) => node !== undefined)
    .filter((node) => missingFields(node, find).length === 0);
};

/** How the fields of the model resolve; `modelTypeDefinitions` says where each is used. */
export const fieldExtensions = [
  fromField(
    'linkedNode',
    (from) => (source, _args, context) => completeNodes(source, from, context)[0] ?? null,
  ),
  fromField(
    'linkedNodes',
    (from) => (source, _args, context) => completeNodes(source, from, context),
  ),
  fromField(
    'longText',
    (from) => (source, _args, context) => longText(source, from, findNodeWith(context)) ?? null,
  ),
  fromField('flag', (from) => (source) => source[from] === true),
  fromField('listOrEmpty', (from) => (source) => source[from] ?? []),
  computed('entryLabels', ({ node_locale }, _args, context) => readLabels(node_locale, context)),
  fromField('menuLinks', (from) => (source, { country }, context) => {
    const site = currentRoutes().siteOfLocale(country, source.node_locale);
    return site ? menuLinks(source, site, linkReaderWith(context), 1, from) : [];
  }),
  computed('menuLink', (source, { country }, context) => {
    const site = currentRoutes().siteOfLocale(country, source.node_locale);
    return (site && singleMenuLink(source, site, linkReaderWith(context))) ?? null;
  }),
  computed('href', (source, { country }, context) => {
    const site = currentRoutes().siteOfLocale(country, source.node_locale);
    return site ? resolveHref(source.link, site, linkReaderWith(context)) : null;
  }),
  computed('displayDate', (source, { country }) =>
    formatDate(
      String(firstText(source.publicationDate, source.createdAt)),
      languageTag(source, country),
    ),
  ),
  fromField(
    'displayNumber',
    (from) =>
      (source, { country }) =>
        formatNumber(Number(source[from]), languageTag(source, country)),
  ),
  fromField(
    'displayPercentage',
    (from) =>
      (source, { country }) =>
        formatPercentage(Number(source[from]), languageTag(source, country)),
  ),
  computed('displayChange', (source, { country }) =>
    formatSigned(changeInPoints(source), languageTag(source, country)),
  ),
  computed('capitalTotals', (source, { country }, context) =>
    capitalTotals(completeNodes(source, 'capitalStructure', context), languageTag(source, country)),
  ),
  computed('minutesToRead', ({ body }) => minutesToRead(body)),
  computed('pagePath', ({ contentful_id, node_locale }, { country }) => {
    const site = currentRoutes().siteOfLocale(country, node_locale);
    return (site && currentRoutes().pageOfEntry(contentful_id, site.id)?.path) ?? null;
  }),
  computed('pageSeo', (source, { country }, context) => pageSeo(source, country, context)),
];
