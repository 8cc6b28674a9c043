import { linkTo } from '../../model/export/exportSys';
import type { ContentLocale } from '../../model/locales';
import { artKinds, isArtKind } from '../pictures/pictureRecipe';
import type { AssetDrafts } from './assetDraft';
import { fitId } from './entryId';
import { markdownNodes, pictureOf, tidyNode } from './markdownNodes';
import type { RichNode } from './markdownNodes';
import type { Origin, Problems } from './problems';

export type RichTextContext = { assets: AssetDrafts; problems: Problems; locale: ContentLocale };

const embeddedEntry = /^\{\{entry:([^}\s]+)\}\}$/;
const reference = /^(entry|asset):(.+)$/;

const onlyText = (node: RichNode): string | undefined =>
  node.nodeType === 'paragraph' && node.content?.length === 1 ? node.content[0]?.value : undefined;

/** Markdown to a Contentful rich text document; see the README beside for what is a link to what. */
export const readRichText = async (
  markdown: string,
  origin: Origin,
  { assets, problems, locale }: RichTextContext,
): Promise<RichNode> => {
  const { nodes, unknown } = await markdownNodes(markdown);
  for (const kind of new Set(unknown)) {
    const fix = kind === 'html' ? 'write Markdown instead of HTML tags' : 'write it another way';
    problems.add(origin, `rich text cannot hold Markdown of the kind "${kind}": ${fix}`);
  }

  const rewritePicture = ({ url, alt }: { url: string; alt: string }): RichNode => {
    const [, art = '', seed = ''] = /^art:([^/]+)\/(.+)$/.exec(url) ?? [];
    const assetId = /^asset:(.+)$/.exec(url)?.[1];
    let id = fitId(assetId ?? 'none');
    if (assetId === undefined && isArtKind(art)) {
      if (!alt) problems.add(origin, `the picture ${url} says nothing: write ![what it shows](${url})`);
      const recipe = { kind: 'picture' as const, art, seed, accent: undefined };
      id = assets.addPicture(recipe, new Map(alt ? [[locale, alt]] : []), origin);
    } else if (assetId === undefined) {
      problems.add(
        origin,
        `"${url}" is no picture: write ![what it shows](art:contours/some-seed), with one of ${artKinds.join(', ')}`,
      );
    }
    return {
      nodeType: 'embedded-asset-block',
      data: { target: linkTo('Asset', id) },
      content: [],
    };
  };

  const rewriteLink = (node: RichNode): RichNode => {
    const uri = String(node.data.uri);
    const [, kind, id] = reference.exec(uri) ?? [];
    if (!kind || !id) return node;
    const data = { target: linkTo(kind === 'entry' ? 'Entry' : 'Asset', fitId(id)) };
    return { ...node, nodeType: `${kind}-hyperlink`, data };
  };

  const rewrite = (node: RichNode): RichNode => {
    const picture = pictureOf(node);
    if (picture) return rewritePicture(picture);
    const entryId = embeddedEntry.exec(onlyText(node)?.trim() ?? '')?.[1];
    if (entryId) {
      const data = { target: linkTo('Entry', fitId(entryId)) };
      return { nodeType: 'embedded-entry-block', data, content: [] };
    }
    if (node.value?.includes('{{entry:')) {
      problems.add(origin, 'an embedded entry {{entry:…}} stands on a line of its own, with empty lines around');
    }
    const inner = node.content ? { ...node, content: node.content.map(rewrite) } : node;
    return inner.nodeType === 'hyperlink' ? rewriteLink(inner) : inner;
  };

  return { nodeType: 'document', data: {}, content: nodes.map(tidyNode).map(rewrite) };
};
