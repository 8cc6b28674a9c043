import type { Field } from '../define';
import type { ExportView } from './exportView';
import { isInMediaGroup } from './mediaGroups';
import { isRecord, textAt } from './values';

/** The media types of an asset's files by locale. */
export const mediaTypesOf = (view: ExportView, assetId: string): string[] => {
  const file = view.assets.get(assetId)?.fields.file;
  if (!isRecord(file)) return [];
  return Object.values(file).flatMap((value) => textAt(value, 'contentType') ?? []);
};

export type LinkFault = { isError: boolean; message: string };

const existence = (view: ExportView, linkType: string, id: string): LinkFault | undefined => {
  const target = linkType === 'Entry' ? view.entries.get(id) : view.assets.get(id);
  const what = linkType.toLowerCase();
  if (!target) {
    const message = `links to the ${what} ${id}, which does not exist: make it or remove the link`;
    return { isError: true, message };
  }
  if (!target.isPublished) {
    const message = `links to the ${what} ${id}, which is not published: publish it or remove the link`;
    return { isError: false, message };
  }
  return undefined;
};

/** The fault of a link to an entry or asset: a missing target, or one of a wrong type. */
export const linkFault = (
  view: ExportView,
  linkType: string,
  id: string,
  field?: Field,
): LinkFault | undefined => {
  const missing = existence(view, linkType, id);
  if (missing) return missing;
  if (linkType === 'Entry') {
    const typeId = view.entries.get(id)?.typeId ?? '';
    if (!field?.linkTo || field.linkTo.includes(typeId)) return undefined;
    const message = `links to ${id}, which is a ${typeId}: choose a ${field.linkTo.join(' or ')}`;
    return { isError: true, message };
  }
  const accepted = field?.media;
  const wrong = accepted && mediaTypesOf(view, id).find((type) => !isInMediaGroup(type, accepted));
  if (!wrong) return undefined;
  return {
    isError: true,
    message: `links to ${id}, which is ${wrong}: choose ${accepted.join(' or ')}`,
  };
};
