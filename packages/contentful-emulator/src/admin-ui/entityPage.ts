import type { SpaceContext } from '../delivery/spaceContext';
import { isAssetFile } from '../assets/assetFile';
import type { Entity } from '../types';
import { entityTitle } from './entityTitle';
import { fieldInput } from './fieldInput';
import { toFormText } from './fieldText';
import { html, type Html } from './html';
import { dateTime, stateBadge } from './listPage';
import type { RuledField } from '../management/validation/fieldRules';

export type EntityForm = {
  entity: Entity;
  locale: string;
  formToken: string;
  /** What was typed, by field, if it could not be kept. */
  typed?: ReadonlyMap<string, string>;
  /** What is wrong, by field. */
  errors?: ReadonlyMap<string, string[]>;
};

const assetFields: RuledField[] = [
  { id: 'title', name: 'Title', type: 'Symbol', localized: true },
  { id: 'description', name: 'Description', type: 'Text', localized: true },
];

/** The fields a form shows in a language: all in the default one, the localised ones in the others. */
export const formFields = (entity: Entity, locale: string, { store }: SpaceContext) => {
  const type = store.resource('ContentType', entity.contentTypeId ?? '');
  const fields =
    entity.kind === 'Asset'
      ? assetFields
      : ((type?.published?.body.fields ?? []) as RuledField[]).filter(({ omitted }) => !omitted);
  return fields.filter(({ localized }) => localized || locale === store.defaultLocale);
};

const picture = (entity: Entity, context: SpaceContext): Html | undefined => {
  const { store, library } = context;
  const file = Object.values(entity.current.fields.file ?? {}).find(isAssetFile);
  if (!file?.contentType.startsWith('image/')) return undefined;
  const alt = entity.current.fields.description?.[store.defaultLocale];
  return html`<img
    class="picture"
    src="${library.publicPath(entity.id, file)}?w=640"
    alt="${typeof alt === 'string' ? alt : ''}"
  />`;
};

const languages = (path: string, locale: string, { store }: SpaceContext) =>
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

const facts = (entity: Entity) =>
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

/** The form for one entry or asset in one language. */
export const entityPage = (form: EntityForm, context: SpaceContext): Html => {
  const { entity, locale, formToken, typed, errors } = form;
  const { store } = context;
  const path = `/editor/${entity.kind}/${encodeURIComponent(entity.id)}`;
  const type = store.contentTypes.get(entity.contentTypeId ?? '')?.name ?? 'Asset';
  const fields = formFields(entity, locale, context).map((field) => {
    const value = entity.current.fields[field.id]?.[locale];
    const text = typed?.get(field.id) ?? toFormText(value, field);
    const wrong = errors?.get(field.id) ?? [];
    return fieldInput({ field, value, text, errors: wrong, language: locale }, store);
  });
  return html`<p class="crumb"><a href="/">Content</a> / ${type}</p>
    <h1>${entityTitle(entity, store)}</h1>
    ${facts(entity)}${languages(path, locale, context)}${picture(entity, context)}
    <form class="edit" method="post" action="${path}?locale=${encodeURIComponent(locale)}">
      <input type="hidden" name="token" value="${formToken}" />
      <input type="hidden" name="version" value="${entity.version}" />
      ${fields}
      ${
        entity.archivedAt
          ? html`<p class="empty">It is archived and cannot be changed.</p>`
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
