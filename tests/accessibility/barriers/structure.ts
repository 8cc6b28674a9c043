import type { Barrier } from './barrier';

/** Guideline 1.3: what is seen is in the HTML. */
export const structure: readonly Barrier[] = [
  {
    id: 'heading-is-a-paragraph',
    title: 'A heading is a paragraph in bold type',
    criterion: '1.3.1',
    technique: 'F2',
    on: ['insight'],
    apply: () => {
      const heading = [...document.querySelectorAll('main h2')].find(
        (it) => it.nextElementSibling?.tagName === 'P',
      )!;
      const paragraph = document.createElement('p');
      paragraph.innerHTML = `<strong>${heading.textContent}</strong>`;
      heading.replaceWith(paragraph);
    },
    caughtBy: ['html'],
  },
  {
    id: 'heading-skips-level',
    title: 'A heading skips a level',
    criterion: '1.3.1',
    technique: 'G141',
    on: ['homepage', 'insight', 'service', 'investors'],
    apply: () => {
      const heading = document.querySelector('main h2')!;
      const lower = document.createElement('h4');
      lower.textContent = heading.textContent;
      heading.replaceWith(lower);
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'no-first-heading',
    title: 'The page has no heading of the first level',
    criterion: '2.4.6',
    technique: 'G130',
    on: ['homepage', 'contact-us'],
    apply: () => {
      const heading = document.querySelector('h1')!;
      const block = document.createElement('div');
      block.textContent = heading.textContent;
      heading.replaceWith(block);
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'list-is-text',
    title: 'A list is lines with hyphens',
    criterion: '1.3.1',
    technique: 'F2',
    on: ['insight', 'service', 'contact-us'],
    apply: () => {
      const paragraph = document.createElement('p');
      paragraph.innerHTML =
        '- platforms and models<br>- products and teams<br>- sources and lineage';
      document.querySelector('main')!.append(paragraph);
    },
    caughtBy: ['html'],
  },
  {
    id: 'header-cells-lost',
    title: 'The header cells of a table are ordinary cells',
    criterion: '1.3.1',
    technique: 'F91',
    on: ['investors'],
    apply: () => {
      for (const cell of document.querySelector('main table')!.querySelectorAll('th')) {
        const plain = document.createElement('td');
        plain.textContent = cell.textContent;
        cell.replaceWith(plain);
      }
    },
    caughtBy: ['html'],
  },
  {
    id: 'row-header-lost',
    title: 'One row of a table has no header',
    criterion: '1.3.1',
    technique: 'F91',
    on: ['investors'],
    apply: () => {
      const cell = document.querySelector('main tbody th')!;
      const plain = document.createElement('td');
      plain.textContent = cell.textContent;
      cell.replaceWith(plain);
    },
    caughtBy: ['html'],
  },
  {
    id: 'caption-lost',
    title: 'A table has no caption',
    criterion: '1.3.1',
    technique: 'H39',
    on: ['investors'],
    apply: () => document.querySelector('main table caption')!.remove(),
    caughtBy: ['html'],
  },
  {
    id: 'headings-for-presentation',
    title: 'Headings are declared presentation',
    criterion: '1.3.1',
    technique: 'F92',
    on: ['homepage', 'insight', 'service'],
    apply: () => document.querySelector('main h2')!.setAttribute('role', 'presentation'),
    caughtBy: ['html'],
  },
  {
    id: 'table-of-spaces',
    title: 'A table is text in columns of spaces',
    criterion: '1.3.1',
    technique: 'F34',
    on: ['insight', 'investors'],
    apply: () => {
      const block = document.createElement('pre');
      block.textContent =
        'Year     Revenue    People\n2024     612        4100\n2025     655        4350';
      document.querySelector('main')!.append(block);
    },
    caughtBy: ['html'],
  },
  {
    id: 'no-main',
    title: 'The content is in no landmark',
    criterion: '1.3.1',
    technique: 'ARIA11',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => {
      const main = document.querySelector('main')!;
      const block = document.createElement('div');
      block.append(...main.childNodes);
      main.replaceWith(block);
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'words-in-styles',
    title: 'Words are in generated content',
    criterion: '1.3.1',
    technique: 'F87',
    on: ['homepage', 'insight', 'contact-us'],
    css: 'h1::after { content: " (closed on Mondays)"; }',
    caughtBy: ['styles'],
  },
  {
    id: 'id-twice',
    title: 'Two elements have one id, and a label means the other one',
    criterion: '1.3.1',
    technique: 'F77',
    on: ['contact-us'],
    apply: () => {
      document.querySelector('#contact-lastName')!.id = 'contact-firstName';
    },
    caughtBy: ['html'],
  },
  {
    id: 'order-reversed',
    title: 'Styles reverse the order of what is read',
    criterion: '1.3.2',
    technique: 'F1',
    on: ['contact-us', 'homepage', 'insights'],
    css: 'main ul.cards, main form { display: flex !important; flex-direction: column-reverse !important; } main article { display: flex !important; flex-direction: column-reverse !important; }',
    caughtBy: ['order'],
  },
  {
    id: 'grid-out-of-order',
    title: 'A grid puts the last part first',
    criterion: '1.3.2',
    technique: 'C27',
    on: ['contact-us'],
    css: 'main form > :last-child { order: -1; }',
    caughtBy: ['order'],
  },
  {
    id: 'letters-apart',
    title: 'Spaces set the letters of a word apart',
    criterion: '1.3.2',
    technique: 'F32',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => {
      document.querySelector('h1')!.textContent = 'W E L C O M E to Talvane';
    },
    caughtBy: ['html'],
  },
  {
    id: 'instruction-by-colour',
    title: 'An instruction speaks of a colour alone',
    criterion: '1.3.3',
    technique: 'F26',
    on: ['contact-us'],
    apply: () => {
      const paragraph = document.createElement('p');
      paragraph.textContent = 'Fill in the fields marked in red, then press the green button.';
      document.querySelector('main')!.append(paragraph);
    },
    caughtBy: ['html'],
  },
  {
    id: 'orientation-locked',
    title: 'The page shows in one orientation only',
    criterion: '1.3.4',
    technique: 'F97',
    on: ['homepage', 'insight'],
    css: '@media (orientation: landscape) { html { transform: rotate(90deg); } }',
    caughtBy: ['styles'],
  },
  {
    id: 'no-autocomplete',
    title: 'A field for an e-mail address does not say so to browsers',
    criterion: '1.3.5',
    technique: 'F107',
    on: ['contact-us'],
    apply: () => document.querySelector('[name="email"]')!.removeAttribute('autocomplete'),
    caughtBy: ['html'],
  },
  {
    id: 'wrong-autocomplete',
    title: 'A field asks browsers for something else',
    criterion: '1.3.5',
    technique: 'F107',
    on: ['contact-us'],
    apply: () =>
      document.querySelector('[name="firstName"]')!.setAttribute('autocomplete', 'family-name'),
    caughtBy: ['html'],
  },
  {
    id: 'misleading-heading',
    title: 'A heading names something else than what follows',
    criterion: '2.4.6',
    technique: 'G130',
    on: ['insight', 'service'],
    apply: () => {
      document.querySelector('main h2')!.textContent = 'Opening hours';
    },
    caughtBy: [],
  },
];
