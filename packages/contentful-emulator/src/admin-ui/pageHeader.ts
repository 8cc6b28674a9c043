import { Html, html } from './html';

export type PageHeader = {
  /** Whose tool it is. */
  name: string;
  /** What the tool is, in a word or two. */
  tool: string;
  /** At the other end of the bar. */
  aside: Html | undefined;
  /** SVG markup before the name. */
  logo?: string | undefined;
};

/** The bar above each admin page: logo and names, which lead to the tool's first page. */
export const pageHeader = ({ name, tool, aside, logo }: PageHeader): Html =>
  html`<header class="tool-bar">
    <a class="brand" href="/">${logo && new Html(logo)}${name} <span>${tool}</span></a>
    ${aside}
  </header>`;
