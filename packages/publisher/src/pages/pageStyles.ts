import type { FontFile, StatusTheme } from './theme';

/** Space between a page and the edge of the window. */
const edge = '1.5rem';

const toProperty = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const fontFace = ({ family, weight, path }: FontFile): string => `@font-face {
  font-family: '${family}';
  src: url('${path}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}

`;

/** The styles of any page in a theme, which they hold as custom properties. */
export const pageStyles = ({
  color,
  font,
  fontFiles,
  contentWidth,
}: StatusTheme): string => `:root {
  ${Object.entries({ ...color, ...font })
    .map(([name, value]) => `--${toProperty(name)}: ${value};`)
    .join('\n  ')}
}

${fontFiles.map(fontFace).join('')}* {
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
  padding: 1rem max(${edge}, calc((100vw - ${contentWidth}px) / 2));
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
  max-width: calc(${contentWidth}px + 2 * ${edge});
  margin: 0 auto;
  padding: 0 ${edge};
}
`;
