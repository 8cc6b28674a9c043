import type { Barrier } from './barrier';

/** Guidelines 2.4 and 3.2: finding the way, and pages that behave alike. */
export const navigation: readonly Barrier[] = [
  {
    id: 'no-skip-link',
    title: 'No link leads past the header',
    criterion: '2.4.1',
    technique: 'G1',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => document.querySelector('.skip-link')!.remove(),
    caughtBy: ['html'],
  },
  {
    id: 'skip-link-to-nothing',
    title: 'The link past the header leads nowhere',
    criterion: '2.4.1',
    technique: 'G1',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => document.querySelector('#content')!.removeAttribute('id'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'no-title',
    title: 'The page has no title of its own',
    criterion: '2.4.2',
    technique: 'F25',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => {
      document.title = 'Untitled';
    },
    caughtBy: ['html'],
  },
  {
    id: 'title-of-another-page',
    title: 'The page has the title of another one',
    criterion: '2.4.2',
    technique: 'F25',
    on: ['homepage', 'insight'],
    apply: async () => {
      const html = await (await fetch('/us/en/about-us')).text();
      document.title = new DOMParser().parseFromString(html, 'text/html').title;
    },
    caughtBy: ['site'],
  },
  {
    id: 'tab-order-by-number',
    title: 'A number decides the order of Tab',
    criterion: '2.4.3',
    technique: 'F44',
    on: ['contact-us', 'homepage'],
    apply: () =>
      document
        .querySelector('main a[href], main input:not([type="hidden"])')!
        .setAttribute('tabindex', '5'),
    caughtBy: ['html', 'axe', 'keyboard'],
  },
  {
    id: 'dialog-loses-focus',
    title: 'A dialog does not give the focus back',
    criterion: '2.4.3',
    technique: 'F85',
    on: ['homepage', 'insight'],
    apply: () =>
      document.querySelector('dialog')!.addEventListener('close', () => {
        setTimeout(() => (document.activeElement as HTMLElement | null)?.blur(), 10);
      }),
    caughtBy: ['dialogs'],
  },
  {
    id: 'dialog-ignores-escape',
    title: 'A dialog does not close on Escape',
    criterion: '2.1.2',
    technique: 'F10',
    on: ['homepage', 'insight'],
    apply: () =>
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') event.preventDefault();
        },
        true,
      ),
    caughtBy: ['dialogs'],
  },
  {
    id: 'dialog-leaves-focus-behind',
    title: 'A dialog opens and the focus stays behind it',
    criterion: '2.4.3',
    technique: 'F85',
    on: ['homepage'],
    apply: () => {
      HTMLDialogElement.prototype.showModal = function () {
        this.setAttribute('open', '');
      };
    },
    caughtBy: ['dialogs'],
  },
  {
    id: 'click-here',
    title: 'A link says “Click here”',
    criterion: '2.4.4',
    technique: 'F84',
    on: ['homepage', 'insight', 'service'],
    apply: () => {
      document.querySelector('main a[href]')!.textContent = 'Click here';
    },
    caughtBy: ['html'],
  },
  {
    id: 'cliquez-ici',
    title: 'A link says “En savoir plus”, “Saiba mais” or “Más información”',
    criterion: '2.4.4',
    technique: 'F84',
    on: ['homepage', 'insight'],
    apply: () => {
      document.querySelector('main a[href]')!.textContent = 'En savoir plus…';
    },
    caughtBy: ['html'],
  },
  {
    id: 'link-without-name',
    title: 'A link is a picture without alternative',
    criterion: '2.4.4',
    technique: 'F89',
    on: ['homepage', 'insight'],
    apply: () => {
      document.querySelector('main a[href]')!.innerHTML = '<img src="/favicon-32x32.png" alt="">';
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'link-twice',
    title: 'Picture and title are two links to one page',
    criterion: '2.4.4',
    technique: 'H2',
    on: ['homepage', 'insights'],
    apply: () => {
      const link = document.querySelector('main a[href]')!;
      link.after(link.cloneNode(true));
    },
    caughtBy: ['html'],
  },
  {
    id: 'window-opens-silently',
    title: 'A link opens a window without saying so',
    criterion: '3.2.5',
    technique: 'F22',
    on: ['homepage', 'insight'],
    apply: () => document.querySelector('main a[href]')!.setAttribute('target', '_blank'),
    caughtBy: ['html'],
  },
  {
    id: 'link-missing',
    title: 'The menu of one page lacks a page',
    criterion: '2.4.5',
    technique: 'G185',
    on: ['homepage', 'insight'],
    apply: () => document.querySelector('footer li:has(a)')!.remove(),
    caughtBy: ['site'],
  },
  {
    id: 'heading-empty',
    title: 'A heading is empty',
    criterion: '2.4.6',
    technique: 'G130',
    on: ['homepage', 'insight', 'service'],
    apply: () => document.querySelector('main h2')!.replaceChildren(),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'no-focus-outline',
    title: 'The focus cannot be seen',
    criterion: '2.4.7',
    technique: 'F78',
    on: ['homepage', 'insight', 'contact-us', 'insights'],
    css: '*:focus-visible, *:focus-visible::after { outline: none !important; }',
    caughtBy: ['keyboard'],
  },
  {
    id: 'focus-covered',
    title: 'A bar covers what has the focus',
    criterion: '2.4.11',
    technique: 'F110',
    on: ['homepage', 'contact-us'],
    css: '.barrier { position: fixed; z-index: 20; inset: auto 0 0; height: 45vh; background: #fff; color: #000; }',
    apply: () => {
      const bar = document.createElement('aside');
      bar.className = 'barrier';
      bar.textContent = 'Write to us today.';
      document.body.append(bar);
    },
    caughtBy: ['keyboard'],
  },
  {
    id: 'focus-opens',
    title: 'The focus alone opens a dialog',
    criterion: '3.2.1',
    technique: 'F52',
    on: ['homepage', 'contact-us'],
    apply: () => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'Before you go on';
      document.body.append(dialog);
      document
        .querySelector('main a[href], main input:not([type="hidden"])')!
        .addEventListener('focus', () => dialog.show());
    },
    caughtBy: ['keyboard'],
  },
  {
    id: 'choice-leads-away',
    title: 'A choice in a list leads to another page',
    criterion: '3.2.2',
    technique: 'F36',
    on: ['homepage', 'contact-us'],
    apply: () =>
      document
        .querySelector('footer select')!
        .addEventListener('change', () => location.assign('/us/en/about-us')),
    caughtBy: ['input'],
  },
  {
    id: 'menu-in-another-order',
    title: 'The menu has another order on one page',
    criterion: '3.2.3',
    technique: 'F66',
    on: ['homepage', 'insight'],
    apply: () => {
      const list = document.querySelector('#main-menu')!;
      list.append(list.firstElementChild!);
    },
    caughtBy: ['site'],
  },
  {
    id: 'other-name',
    title: 'One page calls a function by another name',
    criterion: '3.2.4',
    technique: 'F31',
    on: ['homepage', 'insight'],
    apply: () => {
      document.querySelector('footer a[href$="/contact-us"]')!.textContent = 'Helpdesk';
    },
    caughtBy: ['site'],
  },
  {
    id: 'help-elsewhere',
    title: 'The way to contact stands elsewhere on one page',
    criterion: '3.2.6',
    technique: 'G220',
    on: ['homepage', 'insight'],
    apply: () =>
      document
        .querySelector('footer')!
        .append(document.querySelector('footer a[href$="/contact-us"]')!),
    caughtBy: ['site'],
  },
];
