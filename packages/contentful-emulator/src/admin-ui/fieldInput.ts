import type { SpaceStore } from '../store/spaceStore';
import type { EntityKind } from '../types';
import type { ManagementField } from '../management/validation/fieldValidations';
import { linksIn } from '../delivery/links';
import { entityTitle } from './entityTitle';
import { isEditable } from './fieldText';
import { html, type Html } from './html';

export type FieldInputProps = {
  field: ManagementField;
  /** Stored value. */
  value: unknown;
  /** Text of the form control. */
  text: string;
  errors: readonly string[];
  language: string;
};

const option = (value: string, text: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`;

const hints: Record<string, string> = {
  Link: 'Id of the linked entry or asset',
  Array: 'One per line',
  Date: 'For example 2026-05-31, or with a time: 2026-05-31T09:00+02:00',
  Object: 'JSON',
  Location: 'JSON',
};

const rowsFor = (text: string, least: number) =>
  Math.min(18, Math.max(least, text.split('\n').length + Math.floor(text.length / 90)));

const control = ({ field, value, text, errors, language }: FieldInputProps, id: string): Html => {
  const described = [hints[field.type] && `${id}-hint`, errors.length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const common = html`id="${id}" name="${id}"
  ${described !== '' && html`aria-describedby="${described}"`}
  ${errors.length > 0 && html`aria-invalid="true"`}`;
  const allowed = field.validations?.find((rule) => rule.in)?.in?.map(String);
  if (!isEditable(value, field)) {
    return html`<div class="shown" id="${id}" tabindex="-1">${text}</div>
      <p class="hint">
        This text has links, headings or images; edit it through the management API.
      </p>`;
  }
  if (field.type === 'Boolean') {
    return html`<select ${common}>
      ${option('', 'not set', text)}${option('true', 'yes', text)}${option('false', 'no', text)}
    </select>`;
  }
  if (allowed && field.type !== 'Array') {
    const options = text === '' || allowed.includes(text) ? allowed : [text, ...allowed];
    return html`<select ${common}>
      ${option('', 'not set', text)}${options.map((allowedValue) => option(allowedValue, allowedValue, text))}
    </select>`;
  }
  if (['Text', 'RichText', 'Array', 'Object', 'Location'].includes(field.type)) {
    return html`<textarea
      ${common}
      lang="${language}"
      rows="${rowsFor(text, field.type === 'Array' ? 2 : 4)}"
    >
${text}</textarea>`;
  }
  const isNumber = field.type === 'Integer' || field.type === 'Number';
  return html`<input
    ${common}
    type="text"
    ${isNumber && html`inputmode="decimal"`}
    ${field.type === 'Symbol' && html`lang="${language}"`}
    value="${text}"
    autocomplete="off"
  />`;
};

const targets = (value: unknown, store: SpaceStore): Html | undefined => {
  const links = [...linksIn(value)];
  if (links.length === 0) return undefined;
  return html`<ul class="targets">
    ${links.map(({ sys }) => {
      const target = store.get(sys.linkType as EntityKind, sys.id);
      return html`<li>
        ${
          target
            ? html`<a href="/editor/${sys.linkType}/${encodeURIComponent(sys.id)}"
                >${entityTitle(target, store)}</a
              >`
            : html`<span class="gone">${sys.id} does not exist</span>`
        }
      </li>`;
    })}
  </ul>`;
};

/** Renders one form field: label, hint, errors, control, and links to the referenced entries and assets. */
export const fieldInput = (shown: FieldInputProps, store: SpaceStore): Html => {
  const { field, value, errors } = shown;
  const id = `field-${field.id}`;
  const hint = hints[field.type];
  return html`<div class="field${errors.length > 0 && ' field-wrong'}">
    <label for="${id}"
      >${field.name}${field.required && html` <span class="needed">required</span>`}</label
    >
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${errors.length > 0 && html`<p class="error" id="${id}-error">${errors.join('. ')}</p>`}
    ${control(shown, id)}${targets(value, store)}
  </div>`;
};
