import type { HTMLElement } from 'node-html-parser';
import { all, attribute, byId, has, isHidden, nameOf, type StaticRule } from './page';

const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const roles = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem']);

/** The words of a text without punctuation, for comparing what is seen with what is said. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text of an element that is seen: without what only screen readers get. */
const seenText = (element: HTMLElement): string =>
  element
    .querySelectorAll('.visually-hidden, svg')
    .reduce((text, inner) => text.replace(inner.text, ''), element.text);

/** Rules of buttons and of the keyboard. */
export const controlRules: readonly StaticRule[] = [
  {
    id: 'button-name',
    criterion: '4.1.2',
    find: (page) =>
      all(page, 'button, [role="button"], summary, input[type="submit"]').filter(
        (button) => nameOf(page, button) === '' && attribute(button, 'value') === '',
      ),
  },
  {
    id: 'label-in-name',
    criterion: '2.5.3',
    find: (page) =>
      all(page, 'a[href][aria-label], button[aria-label]').filter((control) => {
        const seen = words(seenText(control));
        return seen !== '' && !words(attribute(control, 'aria-label')).includes(seen);
      }),
  },
  {
    id: 'tabindex-positive',
    criterion: '2.4.3',
    find: (page) =>
      page
        .querySelectorAll('[tabindex]')
        .filter((element) => Number(attribute(element, 'tabindex')) > 0),
  },
  {
    id: 'control-out-of-tab-order',
    criterion: '2.1.1',
    find: (page) =>
      all(
        page,
        'a[href][tabindex="-1"], button[tabindex="-1"], input[tabindex="-1"], select[tabindex="-1"]',
      ).filter((control) => !['option', 'tab', 'menuitem'].includes(attribute(control, 'role'))),
  },
  {
    id: 'role-without-keyboard',
    criterion: '2.1.1',
    find: (page) =>
      all(page, '[role]').filter(
        (element) =>
          roles.has(attribute(element, 'role')) &&
          !['A', 'BUTTON', 'INPUT'].includes(element.tagName) &&
          !has(element, 'tabindex'),
      ),
  },
  {
    id: 'inline-handler',
    criterion: '2.1.1',
    find: (page) =>
      page
        .querySelectorAll('body *')
        .filter((element) =>
          Object.keys(element.attributes).some((name) => /^on[a-z]+$/i.test(name)),
        ),
  },
  {
    id: 'hidden-but-focusable',
    criterion: '4.1.2',
    find: (page) =>
      page
        .querySelectorAll(focusable)
        .filter((element) => element.closest('[aria-hidden="true"]') !== null)
        .filter((element) => attribute(element, 'tabindex') !== '-1' && !has(element, 'disabled')),
  },
  {
    id: 'toggle-without-state',
    criterion: '4.1.2',
    find: (page) =>
      all(page, 'button[aria-controls]').filter((button) => {
        const target = byId(page, attribute(button, 'aria-controls'));
        const opens = ['UL', 'OL', 'NAV', 'DIALOG'].includes(target?.tagName ?? '');
        return opens && !has(button, 'aria-expanded');
      }),
  },
  {
    id: 'reference-to-nothing',
    criterion: '4.1.2',
    find: (page) =>
      [
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'aria-errormessage',
        'aria-owns',
      ].flatMap((name) =>
        page
          .querySelectorAll(`[${name}]`)
          .filter((element) => !isHidden(element))
          .filter((element) =>
            attribute(element, name)
              .split(/\s+/)
              .some((id) => id !== '' && byId(page, id) === undefined),
          ),
      ),
  },
];
