import { fileKind } from '../../src/features/documents/fileKind';
import { formatFileSize } from '../../src/i18n/format';
import { firstText, linkedNodes, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLabels } from '../derived-nodes/labels';
import type { PictureTools } from '../images/downloadAsset';
import { publishFile } from '../images/publishFile';
import { siteOfQuery } from '../routes/siteOfQuery';
import type { Site } from '../routes/types';
import { linkReaderWith, resolveHref } from './menuLinks';

/** Matches the GraphQL type DocumentLink. */
export type DocumentLink = {
  href: string;
  /** Null for a page rather than the file. */
  fileName: string | null;
  details: string;
  /** What a click does, for screen readers; null where the details say it. */
  action: string | null;
};

/**
 * Where a document leads in a site: to its file, or to the page with the form that asks for it, which keeps the address of
 * the file out of lists and search. Null without a file or that page.
 */
export const documentLink = async (
  document: ContentNode,
  site: Site,
  context: ResolverContext,
  tools: PictureTools,
): Promise<DocumentLink | null> => {
  const { downloadFile, onRequest } = readLabels(site.locale, context);
  const requestPage = firstText(document.requestPage);
  if (requestPage !== undefined) {
    const href = resolveHref(requestPage, site, linkReaderWith(context));
    return href === null ? null : { href, fileName: null, details: onRequest, action: null };
  }
  const [asset] = linkedNodes(document, 'file', findNodeWith(context));
  const file = asset && (await publishFile(asset, tools));
  if (!file) return null;
  const details = `${fileKind(file)}, ${formatFileSize(file.size, site.localCode)}`;
  return { href: file.url, fileName: file.fileName, details, action: downloadFile };
};

/** How `documentLink` resolves: in the site of the page, with the path prefix, which only addresses of files have yet. */
export const documentLinkResolver =
  (tools: PictureTools) =>
  async (
    document: ContentNode,
    _args: object,
    context: ResolverContext,
  ): Promise<DocumentLink | null> => {
    const site = siteOfQuery(context);
    const link = site ? await documentLink(document, site, context, tools) : null;
    if (link === null || link.fileName !== null || !link.href.startsWith('/')) return link;
    return { ...link, href: `${tools.pathPrefix}${link.href}` };
  };
