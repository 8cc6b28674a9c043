import { feedLink } from '../../contentful/model/patterns';
import { feedPath, thankYouPath } from '../../src/i18n/paths';
import {
  formatDate,
  formatDecimal,
  formatNumber,
  formatPercentage,
  formatSigned,
} from '../../src/i18n/format';
import { hasEnded } from '../../src/i18n/hasEnded';
import { chartDrawing } from '../charts/chartDrawing';
import { chartsOfPage } from '../charts/scales';
import { readLabels } from '../derived-nodes/labels';
import { firstText, isDate, linkedNodes, longText, type ContentNode } from '../content/contentNode';
import { formInputs, maximumOf } from '../content/formInputs';
import { pageAt } from '../derived-nodes/pagePaths';
import { currentRoutes } from '../routes/currentRoutes';
import { siteOfQuery } from '../routes/siteOfQuery';
import { breadcrumbOf } from './breadcrumbs';
import { completeNodes } from './completeNodes';
import { figureOutcome, figureParts } from './figureParts';
import {
  capitalTotals,
  changeInPoints,
  latestChanges,
  operatingMargin,
  overallChanges,
} from './investorFigures';
import { linkReaderWith, menuLinks, resolveHref, singleMenuLink } from './menuLinks';
import { readInsightsOf } from '../derived-nodes/insightPages';
import {
  isShownIn,
  keyPlaysOf,
  mostRelated,
  readRelated,
  type RelatedList,
} from '../derived-nodes/related';
import { minutesToRead } from './minutesToRead';
import { pagePath } from './pagePath';
import { pageSeo } from './pageSeo';
import { anchorAt, headingIdsAt, type ResultPath } from './headingsOfPage';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';

type Resolve = (
  source: ContentNode,
  args: object,
  context: ResolverContext,
  info: { path: ResultPath },
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

/** The language tag of the site whose page is made, else the locale of the entry. */
const languageTag = ({ node_locale }: ContentNode, context: ResolverContext): string =>
  siteOfQuery(context)?.localCode ?? node_locale;

const numbersOf = (source: ContentNode, context: ResolverContext): string[] =>
  completeNodes(source, 'figures', findNodeWith(context)).map(
    ({ number }) => firstText(number) ?? '',
  );

const linksToVideo = (source: ContentNode, context: ResolverContext): boolean =>
  ['asset', 'imageOrVideo']
    .flatMap((field) => linkedNodes(source, field, findNodeWith(context)))
    .some(({ mimeType }) => String(mimeType).startsWith('video/'));

/** A single teaser would stand alone in its row. */
const leastRelated = 2;

/**
 * An editor’s choice of related entries, else those that share most with the entry, which also join a choice of one; never the
 * entry itself.
 */
const moreOf =
  (list: RelatedList, chosenBy: string): Resolve =>
  (source, _args, context) => {
    const site = siteOfQuery(context);
    if (site === undefined) return [];
    const chosen = completeNodes(source, chosenBy, findNodeWith(context)).filter(
      (node) => node.contentful_id !== source.contentful_id && isShownIn(site, node),
    );
    if (chosen.length >= leastRelated) return chosen.slice(0, mostRelated);
    const related = readRelated(list, source, site, context);
    const others = related.filter(({ id }) => id !== chosen[0]?.id);
    return [...chosen, ...others].slice(0, chosen.length === 0 ? mostRelated : leastRelated);
  };

/** How the fields of the model resolve; `modelTypeDefinitions` says where each is used. */
export const fieldExtensions = [
  fromField(
    'linkedNode',
    (from) => (source, _args, context) =>
      completeNodes(source, from, findNodeWith(context))[0] ?? null,
  ),
  fromField(
    'linkedNodes',
    (from) => (source, _args, context) => completeNodes(source, from, findNodeWith(context)),
  ),
  fromField(
    'longText',
    (from) => (source, _args, context) => longText(source, from, findNodeWith(context)) ?? null,
  ),
  fromField('flag', (from) => (source) => source[from] === true),
  fromField('listOrEmpty', (from) => (source) => source[from] ?? []),
  computed('entryLabels', ({ node_locale }, _args, context) => readLabels(node_locale, context)),
  // Null for a picture, whose page data need no labels of the player.
  computed('videoLabels', (source, _args, context) =>
    linksToVideo(source, context) ? readLabels(source.node_locale, context) : null,
  ),
  fromField('menuLinks', (from) => (source, _args, context) => {
    const site = siteOfQuery(context);
    return site ? menuLinks(source, site, linkReaderWith(context), 1, from) : [];
  }),
  computed('menuLink', (source, _args, context) => {
    const site = siteOfQuery(context);
    return (site && singleMenuLink(source, site, linkReaderWith(context))) ?? null;
  }),
  computed('chartDrawing', (source, _args, context) => {
    const find = findNodeWith(context);
    const page = find(context.id ?? '');
    return chartDrawing(
      source,
      find,
      languageTag(source, context),
      readLabels(source.node_locale, context),
      page && [source, ...chartsOfPage(page, find)],
    );
  }),
  computed('figureParts', (source, _args, context) => figureParts(numbersOf(source, context))),
  computed('figureOutcome', (source, _args, context) =>
    figureOutcome(numbersOf(source, context), languageTag(source, context)),
  ),
  computed('headingIds', (_source, _args, context, { path }) => headingIdsAt(path, context)),
  computed('sectionAnchor', (_source, _args, context, { path }) => anchorAt(path, context)),
  computed('href', (source, _args, context) => {
    const site = siteOfQuery(context);
    return site ? resolveHref(source.link, site, linkReaderWith(context)) : null;
  }),
  fromField('hrefOf', (from) => (source, _args, context) => {
    const site = siteOfQuery(context);
    return site ? resolveHref(source[from], site, linkReaderWith(context)) : null;
  }),
  computed('formInputs', (source, _args, context) => formInputs(source, findNodeWith(context))),
  computed('mostCharacters', (source) => maximumOf(source)),
  computed('thankYouPath', ({ key }, _args, context) => {
    const site = siteOfQuery(context);
    return (site && pageAt(thankYouPath(site, firstText(key) ?? ''), context)?.path) ?? null;
  }),
  computed('formEndpoint', (_source, _args, { nodeModel }) => {
    const site = nodeModel.getNodeById({ id: 'Site' }) as Queries.Site | null;
    return site?.siteMetadata.contactEndpoint ?? '';
  }),
  computed('pathOfQuery', (_source, _args, { path }) => path ?? ''),
  computed('socialHref', ({ link }, _args, context) => {
    if (link !== feedLink) return link;
    const site = siteOfQuery(context);
    return site && currentRoutes().hasInsights(site.id) ? feedPath(site) : null;
  }),
  computed('displayDate', (source, _args, context) =>
    formatDate(
      [source.publicationDate, source.createdAt].find(isDate) ?? '',
      languageTag(source, context),
    ),
  ),
  fromField('displayDay', (from) => (source, _args, context) => {
    const date = firstText(source[from]);
    return date === undefined ? null : formatDate(date, languageTag(source, context));
  }),
  computed('isPast', ({ date }) => typeof date === 'string' && hasEnded(date, Date.now())),
  fromField(
    'displayNumber',
    (from) => (source, _args, context) =>
      formatNumber(Number(source[from]), languageTag(source, context)),
  ),
  fromField(
    'displayDecimal',
    (from) => (source, _args, context) =>
      formatDecimal(Number(source[from]), languageTag(source, context)),
  ),
  fromField(
    'displayPercentage',
    (from) => (source, _args, context) =>
      formatPercentage(Number(source[from]), languageTag(source, context)),
  ),
  computed('displayChange', (source, _args, context) =>
    formatSigned(changeInPoints(source), languageTag(source, context)),
  ),
  computed('operatingMargin', (source) => operatingMargin(source)),
  computed('displayOperatingMargin', (source, _args, context) =>
    formatPercentage(operatingMargin(source), languageTag(source, context)),
  ),
  computed('capitalTotals', (source, _args, context) =>
    capitalTotals(
      completeNodes(source, 'capitalStructure', findNodeWith(context)),
      languageTag(source, context),
    ),
  ),
  computed('latestChanges', (source, _args, context) =>
    latestChanges(
      completeNodes(source, 'financialYears', findNodeWith(context)),
      languageTag(source, context),
    ),
  ),
  computed('overallChanges', (source, _args, context) =>
    overallChanges(
      completeNodes(source, 'financialYears', findNodeWith(context)),
      languageTag(source, context),
    ),
  ),
  computed('moreInsights', moreOf('insights', 'relatedInsights')),
  computed('moreKeyPlays', moreOf('keyPlays', 'relatedKeyPlays')),
  computed('listedInsights', (source, _args, context) => {
    const site = siteOfQuery(context);
    return site ? readInsightsOf(source, site, context) : [];
  }),
  computed('keyPlaysOfInsights', (source, _args, context) => {
    const site = siteOfQuery(context);
    return site ? keyPlaysOf(readInsightsOf(source, site, context), site, context) : [];
  }),
  computed('minutesToRead', (source, _args, context) =>
    formatNumber(minutesToRead(source.body), languageTag(source, context)),
  ),
  computed('pagePath', (source, _args, context) => pagePath(source, context)),
  computed('breadcrumb', ({ contentful_id }, _args, context) => {
    const site = siteOfQuery(context);
    const page = site && currentRoutes().pageOfEntry(contentful_id, site.id);
    return (page && breadcrumbOf(page, context)) ?? null;
  }),
  computed('pageSeo', (source, _args, context) => pageSeo(source, context)),
];
