import type { LabelKey, Labels } from '../../src/i18n/labels';
import { longText, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { sourceOf, type SourceNode } from '../content/textSource';
import { typeName } from '../content/typeNames';
import { countryNode } from '../derived-nodes/countryNode';
import { readLabelEntries, readLabels } from '../derived-nodes/labels';
import { languageNode } from '../derived-nodes/languageNode';
import type { Site } from '../routes/types';
import { tagDrawing } from './tagDrawing';
import { tagAll, tagText, tagValue, type TagSource } from './sourceTags';
import { taggedTypes } from './taggedFields';

type Info = {
  originalResolver: (
    source: unknown,
    args: object,
    context: ResolverContext,
    info: Info,
  ) => unknown;
};
type Resolver = {
  resolve: (source: never, args: object, context: ResolverContext, info: Info) => unknown;
};
type Tag<Source> = (value: unknown, source: Source, context: ResolverContext) => unknown;

/** Calls the resolver that a build has, and tags what it returns. */
const tagging = <Source>(tag: Tag<Source>): Resolver => ({
  resolve: async (source: Source, args, context, info) =>
    tag(await info.originalResolver(source, args, context, info), source, context),
});

const fieldOf = (node: SourceNode, field: string, isFormatted = false): TagSource => ({
  entityType: node.sys.type === 'Asset' ? 'Asset' : 'Entry',
  id: node.contentful_id,
  field,
  locale: node.node_locale,
  isFormatted,
});

const taggingField = (field: string, isFormatted = false): Resolver =>
  tagging<ContentNode>((value, node) => tagValue(value, fieldOf(node, field, isFormatted)));

/** Interface texts in the drawing of a chart. */
const chartLabels = [
  'showFigures',
  'chartBefore',
  'chartAfter',
  'chartStart',
  'chartToday',
  'chartGoal',
  'chartDue',
] as const;

/** The entry of the interface text that is this text; undefined if it is none of these labels. */
const labelSource = (
  text: string,
  keys: readonly LabelKey[],
  locale: string,
  context: ResolverContext,
): TagSource | undefined => {
  const labels = readLabels(locale, context);
  const key = keys.find((known) => labels[known] === text);
  const id = key && readLabelEntries(locale, context)[key];
  return id === undefined ? undefined : { entityType: 'Entry', id, field: 'text', locale };
};

const taggedLabels = (labels: Labels | null, locale: string, context: ResolverContext) => {
  if (labels === null) return null;
  const tagged = { ...labels };
  for (const [key, id] of Object.entries(readLabelEntries(locale, context))) {
    const source = { entityType: 'Entry', id, field: 'text', locale } as const;
    tagged[key as LabelKey] = tagText(labels[key as LabelKey], source);
  }
  return tagged;
};

const labelsOfNode = tagging<ContentNode>((labels, { node_locale }, context) =>
  taggedLabels(labels as Labels | null, node_locale, context),
);

const titleWithSource = tagging<object>((title, value) => {
  const source = sourceOf(value);
  return source ? tagValue(title, fieldOf(source.node, source.field)) : title;
});

/** The description of an asset, else its title. */
const altField = (node: ContentNode): string => (node.description ? 'description' : 'title');

const contentTypeResolvers = taggedTypes.map(({ id, fields }) => [
  typeName(id),
  {
    ...Object.fromEntries(
      fields.map(({ name, from, isFormatted }) => [name, taggingField(from, isFormatted)]),
    ),
    ...(id === 'chart' && {
      drawing: tagging<ContentNode>((drawing, node, context) =>
        tagDrawing(
          drawing,
          longText(node, 'summary', findNodeWith(context)),
          (field) => fieldOf(node, field, field === 'rows'),
          (text) => labelSource(text, chartLabels, node.node_locale, context),
          node,
        ),
      ),
    }),
    ...(id === 'document' && {
      documentLink: tagging<ContentNode>((link, node, context) => {
        if (!link) return link;
        const { details } = link as { details: string };
        const source =
          labelSource(details, ['onRequest'], node.node_locale, context) ??
          // The kind and the size of the file.
          fieldOf(node, 'file', true);
        return { ...link, details: tagText(details, source) };
      }),
    }),
    ...(id === 'investorData' && {
      capitalTotals: tagging<ContentNode>((totals, node) =>
        tagAll(totals, fieldOf(node, 'capitalStructure', true)),
      ),
    }),
    ...((id === 'media' || id === 'service') && { videoLabels: labelsOfNode }),
    labels: labelsOfNode,
  },
]);

/**
 * Resolvers of the preview: the texts that pages show carry Contentful's source maps in hidden characters, which the live
 * preview SDK finds on the page. They wrap the resolvers of a build, which read nodes, so that addresses, structured data and
 * search have no tags.
 */
export const taggingResolvers = (): Record<string, Record<string, Resolver>> => ({
  ...(Object.fromEntries(contentTypeResolvers) as Record<string, Record<string, Resolver>>),
  ContentfulAsset: {
    title: taggingField('title'),
    description: taggingField('description'),
    alt: tagging<ContentNode>((alt, node) => tagValue(alt, fieldOf(node, altField(node)))),
    picture: tagging<ContentNode>(
      (picture, node) =>
        picture && { ...picture, asset: { id: node.contentful_id, locale: node.node_locale } },
    ),
    publicFile: tagging<ContentNode>((file, { contentful_id, node_locale }) => {
      const { url } = (file ?? {}) as { url?: string };
      if (url === undefined) return file;
      // Of pictures without alternative text the preview knows no more than the address.
      return { ...(file as object), url: `${url}#asset=${contentful_id}&locale=${node_locale}` };
    }),
  },
  LabelSet: {
    labels: tagging<{ locale: string }>((labels, { locale }, context) =>
      taggedLabels(labels as Labels, locale, context),
    ),
  },
  Breadcrumb: { title: titleWithSource },
  MenuLink: { title: titleWithSource },
  CountrySite: {
    countryCode: tagging<Site>((code, site, context) =>
      tagValue(code, fieldOf(countryNode(site, context), 'countryCode')),
    ),
    countryName: tagging<Site>((name, site, context) =>
      tagValue(name, fieldOf(countryNode(site, context), 'name')),
    ),
    languageName: tagging<Site>((name, site, context) => {
      const node = languageNode(site, context);
      return node ? tagValue(name, fieldOf(node, 'name')) : name;
    }),
    labels: tagging<Site>((labels, { locale }, context) =>
      taggedLabels(labels as Labels, locale, context),
    ),
  },
});
