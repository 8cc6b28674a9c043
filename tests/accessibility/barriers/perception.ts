import type { Barrier } from './barrier';

/** Guideline 1.4: colour, contrast, size and spacing. */
export const perception: readonly Barrier[] = [
  {
    id: 'links-by-colour',
    title: 'Links in a text differ by their colour alone',
    criterion: '1.4.1',
    technique: 'F73',
    on: ['insight'],
    css: '.barrier a { text-decoration: none !important; color: #1c3b33 !important; } .barrier { color: #14211d }',
    apply: () => {
      const paragraph = document.createElement('p');
      paragraph.className = 'barrier';
      paragraph.innerHTML =
        'What the tables hold is described in <a href="/us/en/services">our services</a> and in many other places.';
      document.querySelector('main p')!.after(paragraph);
    },
    caughtBy: ['axe'],
  },
  {
    id: 'low-contrast',
    title: 'Text has too little contrast',
    criterion: '1.4.3',
    technique: 'F83',
    on: ['homepage', 'insight', 'insights', 'service', 'investors', 'contact-us'],
    css: 'main p { color: #b9c0bb !important; }',
    caughtBy: ['axe'],
  },
  {
    id: 'low-contrast-when-dark',
    title: 'Text has too little contrast in the dark scheme',
    criterion: '1.4.3',
    technique: 'F24',
    on: ['homepage', 'insight', 'contact-us'],
    css: '@media (prefers-color-scheme: dark) { main p { color: #33423c !important; } }',
    caughtBy: ['axe, dark'],
  },
  {
    id: 'low-contrast-when-hovered',
    title: 'A link has too little contrast while it is hovered',
    criterion: '1.4.3',
    technique: 'F83',
    on: ['homepage', 'insight', 'insights', 'service'],
    css: 'a:hover { color: #cfd4cf !important; }',
    caughtBy: ['hover'],
  },
  {
    id: 'text-cut-at-double-size',
    title: 'Text of twice the size is cut off',
    criterion: '1.4.4',
    technique: 'F69',
    on: ['insight', 'contact-us'],
    css: 'h1 { height: 5rem; max-height: 90px; overflow: hidden; font-size: 3rem !important; }',
    caughtBy: ['text size'],
  },
  {
    id: 'type-by-window',
    title: 'Type has a size of the window alone',
    criterion: '1.4.4',
    technique: 'F94',
    on: ['homepage', 'insight'],
    css: 'main p { font-size: 1.6vw; }',
    caughtBy: ['styles'],
  },
  {
    id: 'zoom-forbidden',
    title: 'The page cannot be enlarged',
    criterion: '1.4.4',
    technique: 'F69',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () =>
      document
        .querySelector('meta[name="viewport"]')!
        .setAttribute(
          'content',
          'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
        ),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'fixed-width',
    title: 'The page scrolls sideways at 400 %',
    criterion: '1.4.10',
    technique: 'F102',
    on: ['homepage', 'insight', 'investors', 'contact-us'],
    css: 'main > * { min-width: 900px; } main { overflow-x: visible !important; }',
    caughtBy: ['reflow'],
  },
  {
    id: 'bar-over-window',
    title: 'A bar covers most of the window at 400 %',
    criterion: '1.4.10',
    technique: 'F110',
    on: ['homepage', 'insight'],
    css: '.barrier { position: fixed; inset: auto 0 0; height: 160px; background: #fff; color: #000; }',
    apply: () => {
      const bar = document.createElement('aside');
      bar.className = 'barrier';
      bar.textContent = 'Write to us today, we answer at once.';
      document.body.append(bar);
    },
    caughtBy: ['reflow'],
  },
  {
    id: 'field-without-edge',
    title: 'The edge of a field cannot be seen',
    criterion: '1.4.11',
    technique: 'G195',
    on: ['contact-us'],
    css: 'main input, main textarea { border-color: #ecece6 !important; }',
    caughtBy: ['styles'],
  },
  {
    id: 'faint-focus',
    title: 'The outline of the focus is faint',
    criterion: '1.4.11',
    technique: 'F78',
    on: ['homepage', 'contact-us'],
    css: ':focus-visible { outline: 1px solid #e8e4dc !important; }',
    caughtBy: ['keyboard'],
  },
  {
    id: 'text-cut-with-spacing',
    title: 'Wider spacing cuts text off',
    criterion: '1.4.12',
    technique: 'F104',
    on: ['insight', 'service', 'contact-us'],
    css: 'h1 { height: 1.02em; overflow: hidden; white-space: nowrap; width: max-content; max-width: 20em; }',
    caughtBy: ['spacing'],
  },
  {
    id: 'spacing-fixed',
    title: 'A visitor’s own spacing does not apply',
    criterion: '1.4.12',
    technique: 'C36',
    on: ['homepage', 'insight'],
    css: 'main p { line-height: 1.2 !important; letter-spacing: 0 !important; }',
    caughtBy: ['styles'],
  },
  {
    id: 'shown-by-pointer',
    title: 'The pointer shows content that the keyboard does not',
    criterion: '1.4.13',
    technique: 'F95',
    on: ['homepage', 'insight', 'contact-us'],
    css: '.barrier { display: none; } h1:hover + .barrier { display: block; }',
    apply: () => {
      const note = document.createElement('p');
      note.className = 'barrier';
      note.textContent = 'A note that only a pointer shows.';
      document.querySelector('h1')!.after(note);
    },
    caughtBy: ['hover'],
  },
  {
    id: 'button-without-shape',
    title: 'A button has no shape in forced colours',
    criterion: '1.4.11',
    technique: 'C40',
    on: ['homepage', 'contact-us'],
    css: 'header a, main button, main a { border: 0 !important; }',
    caughtBy: ['forced colours'],
  },
  {
    id: 'pressed-like-others',
    title: 'A filter that is on looks like the others in forced colours',
    criterion: '1.4.11',
    technique: 'C40',
    on: ['insights'],
    apply: () => {
      for (const sheet of document.styleSheets) {
        for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = sheet.cssRules[at];
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
            sheet.deleteRule(at);
        }
      }
    },
    caughtBy: ['forced colours'],
  },
  {
    id: 'chart-of-one-colour',
    title: 'The parts of a chart look alike in forced colours',
    criterion: '1.4.1',
    technique: 'F14',
    on: ['investors'],
    css: '@media (forced-colors: active) { main svg rect { fill: CanvasText !important; } }',
    caughtBy: ['forced colours'],
  },
  {
    id: 'mark-unseen',
    title: 'Marked words are not marked in forced colours',
    criterion: '1.4.11',
    technique: 'C40',
    on: ['insight'],
    css: '@media (forced-colors: active) { mark { forced-color-adjust: auto !important; background: transparent !important; color: inherit !important; } }',
    apply: () => {
      const paragraph = document.createElement('p');
      paragraph.innerHTML = 'What was <mark>searched</mark> for';
      document.querySelector('main')!.append(paragraph);
    },
    caughtBy: ['forced colours'],
  },
];
