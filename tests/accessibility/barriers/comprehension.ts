import type { Barrier } from './barrier';

/** Guidelines 3.1, 3.3 and 4.1: language, forms, names and messages. */
export const comprehension: readonly Barrier[] = [
  {
    id: 'no-language',
    title: 'The page does not say its language',
    criterion: '3.1.1',
    technique: 'H57',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => document.documentElement.removeAttribute('lang'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'foreign-paragraph',
    title: 'A paragraph in another language does not say so',
    criterion: '3.1.2',
    technique: 'H58',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => {
      const paragraph = document.createElement('p');
      paragraph.textContent =
        'Les données que nous gardons pour vous sont à vous, et nous ne les donnons pas à ceux qui les demandent pour une autre fin.';
      document.querySelector('main')!.append(paragraph);
    },
    caughtBy: ['html'],
  },
  {
    id: 'wrong-language',
    title: 'The page says another language than its own',
    criterion: '3.1.1',
    technique: 'H57',
    on: ['insight', 'service'],
    apply: () => {
      document.documentElement.lang = 'fr-FR';
    },
    caughtBy: ['html'],
  },
  {
    id: 'error-not-tied',
    title: 'An error is not tied to its field',
    criterion: '3.3.1',
    technique: 'ARIA21',
    on: ['contact-us'],
    apply: () => {
      new MutationObserver(() => {
        for (const field of document.querySelectorAll('[aria-invalid][aria-describedby]'))
          field.removeAttribute('aria-describedby');
      }).observe(document.body, { subtree: true, attributes: true, childList: true });
    },
    caughtBy: ['form'],
  },
  {
    id: 'error-by-colour',
    title: 'An error is a red edge, and nothing else',
    criterion: '3.3.1',
    technique: 'F81',
    on: ['contact-us'],
    apply: () => {
      new MutationObserver(() => {
        for (const message of document.querySelectorAll('form p[id$="-problem"]'))
          message.textContent = '';
      }).observe(document.body, { subtree: true, childList: true });
    },
    caughtBy: ['form'],
  },
  {
    id: 'focus-away-from-errors',
    title: 'The focus stays on the button when the form is refused',
    criterion: '3.3.1',
    technique: 'G139',
    on: ['contact-us'],
    apply: () => {
      const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')!;
      Object.defineProperty(HTMLDivElement.prototype, 'focus', {
        ...focus,
        value: () => undefined,
      });
    },
    caughtBy: ['form'],
  },
  {
    id: 'error-in-static-form',
    title: 'A form that was refused without script does not tie an error to its field',
    criterion: '3.3.1',
    technique: 'ARIA21',
    on: ['contact-us'],
    apply: () => document.querySelector('[name="email"]')!.setAttribute('aria-invalid', 'true'),
    caughtBy: ['html'],
  },
  {
    id: 'no-label',
    title: 'A field has no label but its placeholder',
    criterion: '3.3.2',
    technique: 'F68',
    on: ['contact-us'],
    apply: () => {
      document.querySelector('label[for="contact-email"]')!.remove();
      document.querySelector('#contact-email')!.setAttribute('placeholder', 'Your e-mail address');
    },
    caughtBy: ['html'],
  },
  {
    id: 'choices-without-group',
    title: 'Choices that belong together have no name in common',
    criterion: '1.3.1',
    technique: 'H71',
    on: ['contact-us'],
    apply: () => {
      const choices = document.createElement('div');
      choices.innerHTML =
        '<label><input type="radio" name="when"> Morning</label> <label><input type="radio" name="when"> Evening</label>';
      document.querySelector('main form')!.prepend(choices);
    },
    caughtBy: ['html'],
  },
  {
    id: 'required-unmarked',
    title: 'A required field says so with a star, and not to programs',
    criterion: '3.3.2',
    technique: 'H90',
    on: ['contact-us'],
    apply: () => {
      document.querySelector('label[for="contact-company"]')!.append(' *');
      document.querySelector('#contact-company')!.removeAttribute('required');
    },
    caughtBy: ['html'],
  },
  {
    id: 'no-paste',
    title: 'Nothing can be pasted into a field',
    criterion: '3.3.8',
    technique: 'F109',
    on: ['contact-us'],
    apply: () =>
      document
        .querySelector('[name="email"]')!
        .addEventListener('paste', (event) => event.preventDefault()),
    caughtBy: ['input'],
  },
  {
    id: 'useless-error',
    title: 'An error says that something is wrong, and not what',
    criterion: '3.3.3',
    technique: 'G85',
    on: ['contact-us'],
    apply: () => {
      new MutationObserver(() => {
        for (const message of document.querySelectorAll('form p[id$="-problem"]')) {
          if (message.textContent !== 'Error') message.textContent = 'Error';
        }
      }).observe(document.body, { subtree: true, childList: true });
    },
    caughtBy: [],
  },
  {
    id: 'button-without-name',
    title: 'A button has no name',
    criterion: '4.1.2',
    technique: 'F68',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () =>
      document.querySelector('.main-menu-toggle, .search-button')!.removeAttribute('aria-label'),
    caughtBy: ['html'],
  },
  {
    id: 'hidden-but-focusable',
    title: 'What is hidden from screen readers takes the focus',
    criterion: '4.1.2',
    technique: 'F15',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () =>
      document.querySelector('main a[href], main button')!.setAttribute('aria-hidden', 'true'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'no-expanded-state',
    title: 'A button that opens something does not say whether it is open',
    criterion: '4.1.2',
    technique: 'F15',
    on: ['homepage', 'insight'],
    apply: () =>
      document.querySelector('.menu-item button[aria-expanded]')!.removeAttribute('aria-expanded'),
    caughtBy: ['html'],
  },
  {
    id: 'name-from-nothing',
    title: 'A part is named by an element that is not there',
    criterion: '4.1.2',
    technique: 'F17',
    on: ['homepage', 'insight'],
    apply: () =>
      document.querySelector('main')!.firstElementChild!.setAttribute('aria-labelledby', 'nowhere'),
    caughtBy: ['html'],
  },
  {
    id: 'unknown-role',
    title: 'A part has a role that does not exist',
    criterion: '4.1.2',
    technique: 'F15',
    on: ['homepage', 'insight'],
    apply: () => document.querySelector('main h2')!.setAttribute('role', 'headline'),
    caughtBy: ['axe'],
  },
  {
    id: 'frame-without-title',
    title: 'A frame has no title',
    criterion: '4.1.2',
    technique: 'H64',
    on: ['insight', 'service'],
    apply: () => document.querySelector('main')!.append(document.createElement('iframe')),
    caughtBy: ['html'],
  },
  {
    id: 'filter-in-silence',
    title: 'A filter says nothing of what it leaves',
    criterion: '4.1.3',
    technique: 'F103',
    on: ['insights'],
    apply: () => document.querySelector('main [role="status"]')!.removeAttribute('role'),
    caughtBy: ['announcements'],
  },
  {
    id: 'more-without-focus',
    title: 'The focus is lost when the last items are shown',
    criterion: '2.4.3',
    technique: 'F85',
    on: ['insights'],
    apply: () =>
      document.addEventListener('focusin', (event) => {
        const target = event.target as HTMLElement;
        if (target.closest('main li')) target.blur();
      }),
    caughtBy: ['announcements'],
  },
  {
    id: 'form-without-status',
    title: 'A form has no place for the message that sending failed',
    criterion: '4.1.3',
    technique: 'F103',
    on: ['contact-us'],
    apply: () => document.querySelector('main form [role="status"]')!.removeAttribute('role'),
    caughtBy: ['html'],
  },
];
