import type { SpaceContext } from '../delivery/spaceContext';
import { isAssetFile } from '../assets/assetFile';
import type { Entity } from '../types';
import { entityTitle } from './entityTitle';
import { fieldInput } from './fieldInput';
import { toFormText } from './fieldText';
import { html, type Html } from './html';
import { dateTime, stateBadge } from './listPage';
import type { ManagementField } from '../management/validation/fieldValidations';

export type EntityForm = {
  entity: Entity;
  locale: string;
  csrfToken: string;
  /** Submitted text by field id, after a submit that was not saved. */
  submitted?: ReadonlyMap<string, string>;
  /** Validation errors by field id. */
  errors?: ReadonlyMap<string, string[]>;
  /** Whether a preview of the website is known. */
  hasPreview?: boolean;
};

/** The fields of assets that the form edits. */
export const assetFields: ManagementField[] = [
  { id: 'title', name: 'Title', type: 'Symbol', localized: true },
  { id: 'description', name: 'Description', type: 'Text', localized: true },
];

/** Fields of the form for a locale: all fields in the default locale, localized fields in the others. */
export const formFields = (entity: Entity, locale: string, { store }: SpaceContext) => {
  const type = store.resource('ContentType', entity.contentTypeId ?? '');
  const fields =
    entity.kind === 'Asset'
      ? assetFields
      : ((type?.published?.body.fields ?? []) as ManagementField[]).filter(
          ({ omitted }) => !omitted,
        );
  return fields.filter(({ localized }) => localized || locale === store.defaultLocale);
};

const imagePreview = (entity: Entity, context: SpaceContext): Html | undefined => {
  const { store, library } = context;
  const file = Object.values(entity.current.fields.file ?? {}).find(isAssetFile);
  if (!file?.contentType.startsWith('image/')) return undefined;
  const alt = entity.current.fields.description?.[store.defaultLocale];
  return html`<img
    id="field-file"
    tabindex="-1"
    class="picture"
    src="${library.publicPath(entity.id, file)}?w=640"
    alt="${typeof alt === 'string' ? alt : ''}"
  />`;
};

const localeNavigation = (path: string, locale: string, { store }: SpaceContext) =>
  store.locales.length > 1 &&
  html`<nav class="languages" aria-label="Languages">
    <ul>
      ${store.locales.map(
        ({ code, name }) =>
          html`<li>
            <a
              href="${path}?locale=${encodeURIComponent(code)}"
              ${code === locale && html`aria-current="page"`}
              >${name}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const metadataList = (entity: Entity) =>
  html`<dl class="facts">
    <div>
      <dt>State</dt>
      <dd>${stateBadge(entity)}</dd>
    </div>
    <div>
      <dt>Version</dt>
      <dd>${entity.version}</dd>
    </div>
    <div>
      <dt>Changed</dt>
      <dd>${dateTime(entity.updatedAt)}</dd>
    </div>
    ${
      entity.published &&
      html`<div>
        <dt>Published</dt>
        <dd>${dateTime(entity.published.at)}</dd>
      </div>`
    }
    <div>
      <dt>Id</dt>
      <dd>${entity.id}</dd>
    </div>
  </dl>`;

const livePreviewLink = ({ kind, id }: Entity, locale: string) =>
  html`<p>
    <a
      target="_top"
      href="/live-preview/${kind}/${encodeURIComponent(id)}?locale=${encodeURIComponent(locale)}"
      >Edit beside the live preview</a
    >
  </p>`;

/** Renders the edit form for one entry or asset in one locale. */
export const entityPage = (form: EntityForm, context: SpaceContext): Html => {
  const { entity, locale, csrfToken, submitted, errors, hasPreview } = form;
  const { store } = context;
  const path = `/editor/${entity.kind}/${encodeURIComponent(entity.id)}`;
  const type = store.contentTypes.get(entity.contentTypeId ?? '')?.name ?? 'Asset';
  const fields = formFields(entity, locale, context).map((field) => {
    const value = entity.current.fields[field.id]?.[locale];
    const text = submitted?.get(field.id) ?? toFormText(value, field);
    const wrong = errors?.get(field.id) ?? [];
    return fieldInput({ field, value, text, errors: wrong, language: locale }, store);
  });
  return html`<p class="crumb"><a href="/">Content</a> / ${type}</p>
    <h1>${entityTitle(entity, store)}</h1>
    ${metadataList(entity)}${hasPreview && livePreviewLink(entity, locale)}${localeNavigation(path, locale, context)}${imagePreview(entity, context)}
    <form class="edit" method="post" action="${path}?locale=${encodeURIComponent(locale)}">
      <input type="hidden" name="token" value="${csrfToken}" />
      <input type="hidden" name="version" value="${entity.version}" />
      ${fields}
      ${
        entity.archivedAt
          ? html`<p class="empty">Archived items cannot be edited.</p>`
          : html`<div class="actions">
              <button class="main" name="action" value="publish">Save and publish</button>
              <button name="action" value="save">Save as draft</button>
              ${
                entity.published &&
                html`<button class="quiet" name="action" value="unpublish">Unpublish</button>`
              }
            </div>`
      }
    </form>`;
};
