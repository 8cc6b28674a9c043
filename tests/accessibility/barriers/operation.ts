import type { Barrier } from './barrier';

/** Guidelines 2.1, 2.2, 2.3 and 2.5: keyboard, time, motion and pointers. */
export const operation: readonly Barrier[] = [
  {
    id: 'block-as-button',
    title: 'A button is a block with a handler',
    criterion: '2.1.1',
    technique: 'F59',
    on: ['homepage', 'contact-us', 'insights'],
    apply: () => {
      const block = document.createElement('div');
      block.textContent = 'Send me the report';
      block.addEventListener('click', () => undefined);
      document.querySelector('main')!.append(block);
    },
    caughtBy: ['pointer'],
  },
  {
    id: 'block-that-looks-like-a-button',
    title: 'A block looks as if it could be pressed',
    criterion: '2.1.1',
    technique: 'F42',
    on: ['homepage', 'insight'],
    css: '.barrier { cursor: pointer; }',
    apply: () => {
      const block = document.createElement('span');
      block.className = 'barrier';
      block.textContent = 'Open the chart';
      document.querySelector('main')!.append(block);
    },
    caughtBy: ['pointer'],
  },
  {
    id: 'link-without-address',
    title: 'A link has no address',
    criterion: '2.1.1',
    technique: 'F42',
    on: ['homepage', 'insight', 'service'],
    apply: () => document.querySelector('main a[href]')!.removeAttribute('href'),
    caughtBy: ['html'],
  },
  {
    id: 'role-without-keyboard',
    title: 'A block is declared a button, without the keyboard of one',
    criterion: '2.1.1',
    technique: 'F54',
    on: ['homepage', 'contact-us'],
    apply: () => {
      const block = document.createElement('div');
      block.setAttribute('role', 'button');
      block.textContent = 'Send me the report';
      document.querySelector('main')!.append(block);
    },
    caughtBy: ['html'],
  },
  {
    id: 'link-out-of-tab-order',
    title: 'A link is not in the order of Tab',
    criterion: '2.1.1',
    technique: 'F55',
    on: ['homepage', 'insight', 'insights'],
    apply: () => document.querySelector('main a[href]')!.setAttribute('tabindex', '-1'),
    caughtBy: ['html'],
  },
  {
    id: 'focus-taken-away',
    title: 'A control lets go of the focus at once',
    criterion: '2.1.1',
    technique: 'F55',
    on: ['contact-us', 'homepage'],
    apply: () =>
      document
        .querySelector('main a[href], main input:not([type="hidden"])')!
        .addEventListener('focus', (event) => {
          (event.target as HTMLElement).blur();
        }),
    caughtBy: ['keyboard'],
  },
  {
    id: 'trap',
    title: 'A field keeps the focus',
    criterion: '2.1.2',
    technique: 'F10',
    on: ['contact-us'],
    apply: () =>
      document.querySelector('[name="message"]')!.addEventListener('keydown', (event) => {
        if ((event as KeyboardEvent).key === 'Tab') event.preventDefault();
      }),
    caughtBy: ['keyboard'],
  },
  {
    id: 'single-key',
    title: 'A single letter is a command',
    criterion: '2.1.4',
    technique: 'F99',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () =>
      document.addEventListener('keydown', ({ key }) => {
        if (key === 's') document.querySelector<HTMLElement>('footer a')!.focus();
      }),
    caughtBy: ['input'],
  },
  {
    id: 'moves-on',
    title: 'The page leads elsewhere after a while',
    criterion: '2.2.1',
    technique: 'F41',
    on: ['homepage', 'insight', 'contact-us'],
    apply: () => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'refresh';
      meta.content = '900; url=/us/en/home';
      document.head.append(meta);
    },
    caughtBy: ['html'],
  },
  {
    id: 'moves-without-end',
    title: 'Something moves without an end',
    criterion: '2.2.2',
    technique: 'F16',
    on: ['homepage', 'insight'],
    css: '@keyframes barrier { to { transform: translateX(20px); } } @media (prefers-reduced-motion: no-preference) { h1 { animation: barrier 2s linear infinite; } }',
    caughtBy: ['motion'],
  },
  {
    id: 'changes-by-itself',
    title: 'A text changes by itself, again and again',
    criterion: '2.2.2',
    technique: 'F16',
    on: ['homepage', 'insights'],
    apply: () => {
      const ticker = document.createElement('p');
      document.querySelector('main')!.append(ticker);
      let count = 0;
      setInterval(() => {
        ticker.textContent = `${(count += 1)} tables read`;
      }, 60);
    },
    caughtBy: ['motion'],
  },
  {
    id: 'text-that-runs',
    title: 'A line of text runs across the page',
    criterion: '2.2.2',
    technique: 'F16',
    on: ['homepage'],
    apply: () => {
      const line = document.createElement('marquee');
      line.textContent = 'Shares up two per cent';
      document.querySelector('main')!.append(line);
    },
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'flashes',
    title: 'Something flashes ten times a second',
    criterion: '2.3.1',
    technique: 'G176',
    on: ['homepage', 'service'],
    css: '@keyframes barrier { 50% { opacity: 0; } } @media (prefers-reduced-motion: no-preference) { h1 { animation: barrier 0.1s infinite; } }',
    caughtBy: ['motion'],
  },
  {
    id: 'ignores-preference',
    title: 'Motion ignores the preference for less of it',
    criterion: '2.3.3',
    technique: 'C39',
    on: ['homepage', 'insight', 'service'],
    apply: () => {
      const title = document.querySelector('h1')!;
      const animation = title.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 3000 });
      // It lasts ten times as long, so that it still runs when a busy machine looks.
      animation.playbackRate = 0.1;
    },
    caughtBy: ['motion'],
  },
  {
    id: 'scrolls-smoothly',
    title: 'Anchors scroll smoothly in spite of the preference',
    criterion: '2.3.3',
    technique: 'C39',
    on: ['homepage', 'insight'],
    css: 'html { scroll-behavior: smooth; }',
    caughtBy: ['motion'],
  },
  {
    id: 'acts-on-press',
    title: 'A link is followed before the button is let go',
    criterion: '2.5.2',
    technique: 'F101',
    on: ['homepage', 'insights'],
    apply: () =>
      document.addEventListener('mousedown', (event) => {
        const link = (event.target as Element).closest('a[href]');
        if (link) location.assign((link as HTMLAnchorElement).href);
      }),
    caughtBy: ['input'],
  },
  {
    id: 'name-without-label',
    title: 'What is said is not what stands on the button',
    criterion: '2.5.3',
    technique: 'F96',
    on: ['contact-us', 'homepage'],
    apply: () =>
      document
        .querySelector('main button, main a[href]:not([aria-label])')!
        .setAttribute('aria-label', 'Submit query now'),
    caughtBy: ['html', 'axe'],
  },
  {
    id: 'shaking',
    title: 'Shaking the device undoes',
    criterion: '2.5.4',
    technique: 'F106',
    on: ['homepage', 'contact-us'],
    apply: () => window.addEventListener('devicemotion', () => undefined),
    caughtBy: ['pointer'],
  },
  {
    id: 'dragging-only',
    title: 'Only dragging moves a part',
    criterion: '2.5.7',
    technique: 'F108',
    on: ['homepage'],
    apply: () => {
      const handle = document.createElement('div');
      handle.tabIndex = 0;
      handle.setAttribute('role', 'slider');
      handle.setAttribute('aria-label', 'Share');
      handle.setAttribute('aria-valuenow', '2');
      handle.addEventListener('pointermove', () => undefined);
      document.querySelector('main')!.append(handle);
    },
    caughtBy: ['pointer'],
  },
  {
    id: 'small-target',
    title: 'Targets of twelve pixels stand close together',
    criterion: '2.5.8',
    technique: 'G207',
    on: ['homepage', 'contact-us'],
    css: '.barrier button { width: 12px; height: 12px; padding: 0; margin: 0; border: 0; font-size: 8px; line-height: 1; }',
    apply: () => {
      const row = document.createElement('div');
      row.className = 'barrier';
      row.innerHTML =
        '<button type="button">1</button><button type="button">2</button><button type="button">3</button>';
      document.querySelector('main')!.append(row);
    },
    caughtBy: ['axe'],
  },
];
