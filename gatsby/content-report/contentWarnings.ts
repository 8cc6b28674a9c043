import type { EntryRecords } from '../records/entryRecords';
import { feedLink } from '../../contentful/model/patterns';
import { pageTypeIds } from '../../contentful/model/sharedFields';
import { resolveLink } from '../../src/i18n/paths';
import { chartFault } from '../charts/chartDrawing';
import { contentTypeId, type ContentNode } from '../content/contentNode';
import { inputFault } from '../content/formInputs';
import { memoize } from '../content/memoize';
import { typeName } from '../content/typeNames';
import type { NodeSource } from '../content/nodeSource';
import type { Routes } from '../routes/types';
import { nameOf, type ContentWarning } from './contentWarning';
import { warningsOfFaults, warningsOfLinks } from './fieldWarnings';
import { warningsOfSharePictures } from './sharePictureWarnings';
import { findLossWarnings } from './lossWarnings';
import { warningsOfRichText } from './richTextWarnings';
import { findTranslationWarnings } from './translationWarnings';
import { findReachableContent } from '../routes/reachableContent';

/** Search results truncate longer titles; the content model limits meta titles to it. */
const maxTitleLength = 70;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const warningsOfAsset = (asset: ContentNode, isDescribed: boolean): ContentWarning[] => {
  const base = { type: 'Asset', id: asset.contentful_id, name: nameOf(asset) } as const;
  const name = `"${base.name}" (${asset.node_locale})`;
  if (!text(asset.url)) {
    const message = `The asset ${name} has no file, so it is not shown: upload one.`;
    return [{ ...base, kind: 'missing-file', field: 'File', message }];
  }
  const isPicture = text(asset.mimeType).startsWith('image/');
  if (isPicture && isDescribed && !text(asset.description)) {
    const message = `The picture ${name} has no description, so its title is read to those who cannot see it: write one.`;
    return [{ ...base, kind: 'missing-alt-text', field: 'Description', message }];
  }
  return [];
};

const warningsOfPage = (node: ContentNode): ContentWarning[] => {
  const title = text(node.title) || text(node.name);
  if (text(node.metaTitle) !== '' || title.length <= maxTitleLength) return [];
  return [
    {
      kind: 'long-title',
      type: 'Entry',
      id: node.contentful_id,
      name: nameOf(node),
      field: 'Meta title',
      message: `The title of "${nameOf(node)}" (${node.node_locale}) has ${title.length} characters, and search results show ${maxTitleLength}: write a shorter meta title.`,
    },
  ];
};

/** Whether a link of the content leads to another website, or to a page of some site. */
const linkTester = ({ sites, pages }: Routes): ((link: string) => boolean) => {
  const paths = new Set(pages.map(({ path }) => path));
  return memoize(
    (link) =>
      sites.length === 0 ||
      sites.some((site) => {
        const href = resolveLink(site, link);
        return (
          href !== undefined && (!href.startsWith('/') || paths.has(href.split(/[?#]/)[0] ?? ''))
        );
      }),
  );
};

const warningsOfLink = (
  node: ContentNode,
  leadsSomewhere: (link: string) => boolean,
): ContentWarning[] => {
  const link = text(node.link);
  if (link === '' || link === feedLink || leadsSomewhere(link)) return [];
  return [
    {
      kind: 'dead-link',
      type: 'Entry',
      id: node.contentful_id,
      name: nameOf(node),
      field: 'Link',
      message: `"${nameOf(node)}" (${node.node_locale}) leads to "${link}", which is a page of no site, so it is not shown: change its link, or publish that page.`,
    },
  ];
};

type TypeCheck = Pick<ContentWarning, 'kind' | 'field'> & {
  faultOf: (node: ContentNode, find: NodeSource['find']) => string | undefined;
  /** Ends with the fault and a full stop. */
  messageOf: (entry: string, fault: string) => string;
};

/** The checks of single content types, by their ids. */
const typeChecks = new Map<string | undefined, TypeCheck>([
  [
    'formField',
    {
      kind: 'wrong-form-field',
      field: 'Name',
      faultOf: inputFault,
      messageOf: (entry, fault) => `Forms leave out the field ${entry}: ${fault}.`,
    },
  ],
  [
    'chart',
    {
      kind: 'wrong-chart',
      field: 'Rows',
      faultOf: chartFault,
      messageOf: (entry, fault) => `The chart ${entry} is not shown: its field "Rows" ${fault}.`,
    },
  ],
]);

/** One warning for a fault that several languages have, because they fall back to each other. */
const warningsOfType = (
  node: ContentNode,
  find: NodeSource['find'],
  earlier: readonly ContentWarning[],
): ContentWarning[] => {
  const check = typeChecks.get(contentTypeId(node));
  const fault = check?.faultOf(node, find);
  if (check === undefined || fault === undefined) return [];
  const isKnown = earlier.some(
    ({ kind, id, message }) =>
      kind === check.kind && id === node.contentful_id && message.endsWith(`${fault}.`),
  );
  if (isKnown) return [];
  const { kind, field, messageOf } = check;
  const name = nameOf(node);
  const message = messageOf(`"${name}" (${node.node_locale})`, fault);
  return [{ kind, type: 'Entry', id: node.contentful_id, name, field, message }];
};

/**
 * Finds content problems that do not remove a page, and the names of the entries that have pages.
 *
 * @param records what nodes do not tell of their entries.
 */
export const findContentWarnings = (
  source: NodeSource,
  types: readonly string[],
  routes: Routes,
  { faults, writtenIn }: EntryRecords,
): { warnings: ContentWarning[]; entryNames: Record<string, string> } => {
  const { byType, find } = source;
  const leadsSomewhere = linkTester(routes);
  const locales = new Set(routes.sites.map(({ locale }) => locale));
  const routed = new Set(routes.pages.map(({ nodeId }) => nodeId));
  const pageTypes = new Set<string>(pageTypeIds.map(typeName));
  const warnings: ContentWarning[] = [];
  const entryNames: Record<string, string> = {};
  const seen = new Set<string>();
  const wrongLinks = new Map<string, ContentWarning>();
  for (const type of types) {
    for (const node of byType(type)) {
      const { contentful_id: id } = node;
      if (!seen.has(id)) warnings.push(...warningsOfFaults(node, faults[id] ?? []));
      seen.add(id);
      for (const [key, warning] of warningsOfLinks(node, find)) wrongLinks.set(key, warning);
      warnings.push(
        ...warningsOfLink(node, leadsSomewhere),
        ...(locales.has(node.node_locale) ? warningsOfRichText(node, find, leadsSomewhere) : []),
        ...warningsOfType(node, find, warnings),
      );
      if (!pageTypes.has(type) || !routed.has(node.id)) continue;
      entryNames[node.contentful_id] ??= nameOf(node);
      warnings.push(...warningsOfPage(node));
    }
  }
  const { entries, assets, described } = findReachableContent(source, types, routes);
  warnings.push(
    ...wrongLinks.values(),
    ...findLossWarnings(source, entries),
    ...findTranslationWarnings(source, routes, writtenIn),
  );
  for (const id of assets) {
    const asset = find(id);
    if (asset) warnings.push(...warningsOfAsset(asset, described.has(id)));
  }
  warnings.push(...warningsOfSharePictures(source, routes));
  return { warnings, entryNames };
};
