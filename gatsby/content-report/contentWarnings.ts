import { pageTypeIds } from '../../contentful/model/sharedFields';
import { resolveLink } from '../../src/i18n/paths';
import { chartFault } from '../charts/chartDrawing';
import { contentTypeId, type ContentNode } from '../content/contentNode';
import { inputFault } from '../content/formInputs';
import { typeName } from '../content/typeNames';
import type { NodeSource } from '../content/nodeSource';
import type { Routes } from '../routes/types';
import { nameOf, type ContentWarning } from './contentWarning';
import { warningsOfFields } from './fieldWarnings';
import { warningsOfSharePictures } from './sharePictureWarnings';
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

const warningsOfLink = (
  node: ContentNode,
  routes: Routes,
  paths: Set<string>,
): ContentWarning[] => {
  const link = text(node.link);
  if (link === '' || routes.sites.length === 0) return [];
  const leads = routes.sites.some((site) => {
    const href = resolveLink(site, link);
    return href !== undefined && (!href.startsWith('/') || paths.has(href.split(/[?#]/)[0] ?? ''));
  });
  if (leads) return [];
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

/** Whether the fault of an entry was found in another language already. */
const isKnownFault = (
  earlier: readonly ContentWarning[],
  node: ContentNode,
  wanted: ContentWarning['kind'],
  fault: string,
): boolean =>
  earlier.some(
    ({ kind, id, message }) =>
      kind === wanted && id === node.contentful_id && message.endsWith(`${fault}.`),
  );

/** One warning for a fault that several languages have. */
const warningsOfFormField = (
  node: ContentNode,
  earlier: readonly ContentWarning[],
): ContentWarning[] => {
  const fault = contentTypeId(node) === 'formField' ? inputFault(node) : undefined;
  if (fault === undefined || isKnownFault(earlier, node, 'wrong-form-field', fault)) return [];
  const name = nameOf(node);
  return [
    {
      kind: 'wrong-form-field',
      type: 'Entry',
      id: node.contentful_id,
      name,
      field: 'Name',
      message: `Forms leave out the field "${name}" (${node.node_locale}): ${fault}.`,
    },
  ];
};

/** One warning for a fault that other languages fall back to. */
const warningsOfChart = (
  node: ContentNode,
  find: NodeSource['find'],
  earlier: readonly ContentWarning[],
): ContentWarning[] => {
  const fault = contentTypeId(node) === 'chart' ? chartFault(node, find) : undefined;
  if (fault === undefined || isKnownFault(earlier, node, 'wrong-chart', fault)) return [];
  const name = nameOf(node);
  return [
    {
      kind: 'wrong-chart',
      type: 'Entry',
      id: node.contentful_id,
      name,
      field: 'Rows',
      message: `The chart "${name}" (${node.node_locale}) is not shown: its field "Rows" ${fault}.`,
    },
  ];
};

/** Finds content problems that do not remove a page, and the names of the entries that have pages. */
export const findContentWarnings = (
  { byType, find }: NodeSource,
  types: readonly string[],
  routes: Routes,
): { warnings: ContentWarning[]; entryNames: Record<string, string> } => {
  const paths = new Set(routes.pages.map(({ path }) => path));
  const routed = new Set(routes.pages.map(({ nodeId }) => nodeId));
  const pageTypes = new Set<string>(pageTypeIds.map(typeName));
  const warnings: ContentWarning[] = [];
  const entryNames: Record<string, string> = {};
  for (const type of types) {
    for (const node of byType(type)) {
      warnings.push(
        ...warningsOfLink(node, routes, paths),
        ...warningsOfFields(node, find),
        ...warningsOfChart(node, find, warnings),
        ...warningsOfFormField(node, warnings),
      );
      if (!pageTypes.has(type) || !routed.has(node.id)) continue;
      entryNames[node.contentful_id] ??= nameOf(node);
      warnings.push(...warningsOfPage(node));
    }
  }
  const { assets, described } = findReachableContent({ byType, find }, types, routes);
  for (const id of assets) {
    const asset = find(id);
    if (asset) warnings.push(...warningsOfAsset(asset, described.has(id)));
  }
  warnings.push(...warningsOfSharePictures({ find }, routes));
  return { warnings, entryNames };
};
