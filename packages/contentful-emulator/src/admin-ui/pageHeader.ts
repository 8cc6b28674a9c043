import { mark, markSize } from '../src/components/markPath';
import { html, type Html } from './html';

export type ToolHeader = {
  /** Whose tool it is. */
  name: string;
  /** What the tool is, in a word or two. */
  tool: string;
  /** At the other end of the bar. */
  aside: Html | undefined;
};

/** The bar above each page of a tool: the mark and the names, which lead to the tool's first page. */
export const toolHeader = ({ name, tool, aside }: ToolHeader): Html =>
  html`<header class="tool-bar">
    <a class="brand" href="/"
      ><svg
        aria-hidden="true"
        width="28"
        height="28"
        viewBox="0 0 ${markSize} ${markSize}"
        fill="none"
      >
        <path d="${mark}" stroke="currentColor" stroke-width="2.4" /></svg
      >${name} <span>${tool}</span></a
    >
    ${aside}
  </header>`;
