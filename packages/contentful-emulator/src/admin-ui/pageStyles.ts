import { color, font, layout } from '../src/theme/tokens';

/** Space between a tool's page and the edge of the window. */
const edge = '1.5rem';

const toProperty = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = Object.entries({ ...color, display: font.display, text: font.text })
  .map(([name, value]) => `--${toProperty(name)}: ${value};`)
  .join('\n  ');

/** What the pages of the tools have in common with the site, and with each other. */
export const toolStyles = `:root {
  ${properties}
}

@font-face {
  font-family: 'Bricolage Grotesque';
  src: url('/fonts/bricolage-grotesque.woff2') format('woff2');
  font-weight: 200 800;
  font-display: swap;
}

@font-face {
  font-family: 'Instrument Sans';
  src: url('/fonts/instrument-sans.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
}

* {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.5 var(--text);
}

.tool-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  align-items: center;
  justify-content: space-between;
  padding: 1rem max(${edge}, calc((100vw - ${layout.contentWidth}px) / 2));
  background: var(--ink);
  color: var(--white);
}

.tool-bar a,
.tool-bar a:hover {
  color: inherit;
}

.tool-bar :focus-visible {
  outline-color: var(--sky);
}

.brand {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font: 600 1.375rem/1 var(--display);
  letter-spacing: -0.03em;
  text-decoration: none;
  text-transform: capitalize;
}

.brand span {
  color: var(--inverse-soft);
  font: 400 0.9375rem/1 var(--text);
  letter-spacing: 0;
  text-transform: none;
}

main {
  max-width: calc(${layout.contentWidth}px + 2 * ${edge});
  margin: 0 auto;
  padding: 0 ${edge};
}
`;
