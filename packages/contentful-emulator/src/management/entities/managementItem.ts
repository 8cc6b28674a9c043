import { isAssetFile } from '../../assets/assetFile';
import { linkTo, spaceLinks, type SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import { localeStatus } from '../../store/localeStatus';
import type { Entity, LocalizedFields } from '../../types';
import { userLink } from '../user';

/** Draft fields, with asset URLs on this server. */
const fieldsOf = (entity: Entity, context: SpaceContext): LocalizedFields => {
  const { fields } = entity.current;
  if (entity.kind === 'Entry') {
    const type = context.store.contentTypes.get(entity.contentTypeId ?? '');
    const known = new Set(type?.fields.map(({ id }) => id));
    return Object.fromEntries(Object.entries(fields).filter(([id]) => !type || known.has(id)));
  }
  if (!fields.file) return fields;
  const files = Object.entries(fields.file).map(([code, file]) => [
    code,
    isAssetFile(file)
      ? { ...file, url: `//${context.host}${context.library.publicPath(entity.id, file)}` }
      : file,
  ]);
  return { ...fields, file: Object.fromEntries(files) as Record<string, unknown> };
};

/** Management API item of an entry or asset: its draft in all locales. */
export const managementItem = (entity: Entity, context: SpaceContext): Item => {
  const { published, archivedAt, archivedVersion, contentTypeId } = entity;
  const locales = context.store.locales.map(({ code }) => code);
  return {
    metadata: {
      tags: entity.current.metadata.tags,
      concepts: entity.current.metadata.concepts ?? [],
    },
    sys: {
      ...spaceLinks(context),
      id: entity.id,
      type: entity.kind,
      createdAt: entity.createdAt,
      updatedAt: entity.updatedAt,
      ...(published
        ? { publishedVersion: published.version, publishedAt: published.at, publishedBy: userLink }
        : {}),
      ...(entity.firstPublishedAt ? { firstPublishedAt: entity.firstPublishedAt } : {}),
      ...(archivedAt ? { archivedAt, archivedVersion, archivedBy: userLink } : {}),
      createdBy: userLink,
      updatedBy: userLink,
      publishedCounter: entity.publishedCounter,
      version: entity.version,
      fieldStatus: { '*': localeStatus(entity, locales) },
      automationTags: [],
      ...(contentTypeId === undefined ? {} : { contentType: linkTo('ContentType', contentTypeId) }),
      urn: `crn:contentful:::content:spaces/${context.spaceId}/environments/${context.environment}/${entity.kind === 'Entry' ? 'entries' : 'assets'}/${entity.id}`,
    },
    fields: fieldsOf(entity, context),
  };
};
