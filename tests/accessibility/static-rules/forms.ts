import type { HTMLElement } from 'node-html-parser';
import { all, attribute, byId, has, nameOf, textOf, type StaticRule } from './page';

const fields =
  'input:not([type="hidden"]):not([type="submit"]):not([type="button"]), select, textarea';

/** Tokens of `autocomplete` by words of names, types and labels that ask for them. */
const known: readonly (readonly [RegExp, RegExp])[] = [
  [/^e-?mail|email$|courriel|correo/i, /^email$/],
  [/phone|^tel$|téléphone|telefone|teléfono/i, /^tel/],
  [/first-?name|given|^prénom|^nome próprio/i, /^given-name$/],
  [/last-?name|surname|family|^apellido/i, /^family-name$/],
  [/^compan|organi[sz]ation|^empresa|^société/i, /^organization$/],
  [/street|^address/i, /address|street/],
  [/postal|zip/i, /postal-code/],
];

const labelOf = (page: HTMLElement, field: HTMLElement): string => {
  const id = attribute(field, 'id');
  const label = page
    .querySelectorAll('label')
    .find((one) => attribute(one, 'for') === id && id !== '');
  const around = field.closest('label');
  const labels = [label, around].flatMap((found) => (found ? [textOf(found)] : []));
  return labels.join(' ').trim();
};

const hasName = (page: HTMLElement, field: HTMLElement): boolean =>
  labelOf(page, field) !== '' ||
  attribute(field, 'aria-label') !== '' ||
  (attribute(field, 'aria-labelledby') !== '' && nameOf(page, field) !== '');

/** Rules of forms. */
export const formRules: readonly StaticRule[] = [
  {
    id: 'field-label',
    criterion: '3.3.2',
    find: (page) => all(page, fields).filter((field) => !hasName(page, field)),
  },
  {
    id: 'field-autocomplete',
    criterion: '1.3.5',
    find: (page) =>
      all(page, 'form input:not([type="hidden"])').filter((field) => {
        const texts = [attribute(field, 'name'), attribute(field, 'type'), labelOf(page, field)];
        const rule = known.find(([pattern]) => texts.some((text) => pattern.test(text)));
        const tokens = attribute(field, 'autocomplete').split(/\s+/);
        return rule !== undefined && !tokens.some((token) => rule[1].test(token));
      }),
  },
  {
    id: 'error-not-tied',
    criterion: '3.3.1',
    find: (page) =>
      all(page, '[aria-invalid="true"]').filter((field) => {
        const ids = `${attribute(field, 'aria-describedby')} ${attribute(field, 'aria-errormessage')}`;
        const texts = ids.split(/\s+/).map((id) => byId(page, id)?.text.trim());
        return !texts.some(Boolean);
      }),
  },
  {
    id: 'choice-without-group',
    criterion: '1.3.1',
    find: (page) => {
      const choices = all(page, 'input[type="radio"]');
      return choices.filter((choice) => {
        const group = choice.closest('fieldset') ?? choice.closest('[role="radiogroup"]');
        const name = group?.querySelector('legend');
        return (
          !(name && textOf(name)) && !(group && nameOf(page, group) && has(group, 'aria-label'))
        );
      });
    },
  },
  {
    id: 'form-without-button',
    criterion: '3.2.2',
    find: (page) =>
      all(page, 'form').filter(
        (form) =>
          attribute(form, 'role') !== 'search' &&
          form.querySelector('button:not([type="button"]), input[type="submit"]') === null,
      ),
  },
  {
    id: 'form-without-status',
    criterion: '4.1.3',
    find: (page) =>
      all(page, 'form[method="post"]').filter(
        (form) => form.querySelector('[role="status"], [role="alert"], [aria-live]') === null,
      ),
  },
  {
    id: 'required-by-mark-alone',
    criterion: '3.3.2',
    find: (page) =>
      all(page, 'form label').filter((label) => {
        const field = byId(page, attribute(label, 'for'));
        return (
          /\*\s*$/.test(textOf(label)) &&
          field !== undefined &&
          !has(field, 'required') &&
          attribute(field, 'aria-required') !== 'true'
        );
      }),
  },
  {
    id: 'required-unmarked',
    criterion: '3.3.2',
    // Fields that may stay empty say so; the others are required, for programs too.
    find: (page) =>
      all(page, 'form[method="post"] input[type="email"]').filter(
        (field) => !has(field, 'required') && attribute(field, 'aria-required') !== 'true',
      ),
  },
];
