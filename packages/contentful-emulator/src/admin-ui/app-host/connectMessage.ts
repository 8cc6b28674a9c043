import type { SpaceContext } from '../../delivery/spaceContext';
import { managementItem } from '../../management/entities/managementItem';
import { localUser } from '../../management/user';
import type { ManagementField } from '../../management/validation/fieldValidations';
import type { Entity } from '../../types';
import type { SidebarApp } from './sidebarApp';

/** Id of the only app. */
export const appId = 'sidebar-app';

const localesOf = ({ store }: SpaceContext) => {
  const { locales } = store;
  const byCode = <Value>(valueOf: (locale: (typeof locales)[number]) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale.code, valueOf(locale)]));
  return {
    available: locales.map(({ code }) => code),
    default: store.defaultLocale,
    names: byCode(({ name }) => name),
    fallbacks: byCode(({ fallbackCode }) => fallbackCode ?? undefined),
    optional: byCode(() => true),
    direction: byCode(({ code }) => (/^(?:ar|fa|he|ur)\b/.test(code) ? 'rtl' : 'ltr')),
  };
};

const fieldInfoOf = (entity: Entity, field: ManagementField, { store }: SpaceContext) => {
  const codes = store.locales.map(({ code }) => code);
  const locales = field.localized ? codes : [store.defaultLocale];
  const byLocale = <Value>(value: Value) =>
    Object.fromEntries(locales.map((code) => [code, value]));
  return {
    id: field.id,
    name: field.name,
    type: field.type,
    ...(field.items && { items: field.items }),
    ...(field.linkType && { linkType: field.linkType }),
    required: field.required === true,
    validations: field.validations ?? [],
    locales,
    values: entity.current.fields[field.id] ?? {},
    isDisabled: byLocale(false),
    schemaErrors: byLocale([]),
  };
};

/**
 * The message with which Contentful's web app answers an app in the sidebar of an entry (`ConnectMessage` of
 * `@contentful/app-sdk`), without the id of the frame.
 */
export const connectMessage = (
  entity: Entity,
  { parameters = {} }: SidebarApp,
  context: SpaceContext,
) => {
  const { store, spaceId, environment, host } = context;
  const type = store.resource('ContentType', entity.contentTypeId ?? '');
  const body = type?.published?.body ?? {};
  const fields = (body.fields ?? []) as ManagementField[];
  const sys = { id: type?.id, type: 'ContentType', version: type?.version };
  const contentType = { ...body, sys };
  const hosts = ['delivery', 'management', 'preview', 'upload', 'graphql', 'webapp'];
  return {
    location: 'entry-sidebar',
    parameters: { installation: parameters, instance: {}, invocation: undefined },
    locales: localesOf(context),
    user: {
      ...localUser,
      avatarUrl: '',
      spaceMembership: { sys: { id: 'local', type: 'SpaceMembership' }, admin: true, roles: [] },
    },
    initialContentTypes: [contentType],
    ids: {
      app: appId,
      space: spaceId,
      environment,
      organization: 'local',
      user: localUser.sys.id,
      contentType: entity.contentTypeId,
      entry: entity.id,
    },
    contentType,
    editorInterface: { sys: { type: 'EditorInterface' }, sidebar: [] },
    editor: {
      localeSettings: { mode: 'single', focused: store.defaultLocale },
      showHiddenFields: false,
    },
    entry: { sys: managementItem(entity, context).sys, metadata: { tags: [] } },
    fieldInfo: fields.map((field) => fieldInfoOf(entity, field, context)),
    hostnames: Object.fromEntries(hosts.map((name) => [name, host])),
    uiLanguageLocale: 'en',
  };
};
