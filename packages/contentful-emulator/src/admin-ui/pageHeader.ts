import { Html, html } from './html';

export type PageHeader = {
  /** Name of the space or project. */
  name: string;
  /** Name of the tool. */
  tool: string;
  /** Content at the end of the bar. */
  aside: Html | undefined;
  /** SVG markup before the name. Inserted without escaping. */
  logo?: string | undefined;
};

/** Renders the header of an admin page: logo and names, linked to `/`. */
export const pageHeader = ({ name, tool, aside, logo }: PageHeader): Html =>
  html`<header class="tool-bar">
    <a class="brand" href="/">${logo && new Html(logo)}${name} <span>${tool}</span></a>
    ${aside}
  </header>`;
