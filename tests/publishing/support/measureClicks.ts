import type { ContentIndex } from './contentIndex';
import { clickNode, shownNodes, type Pane } from './livePane';

export type Measured = {
  template: string;
  path: string;
  content: number;
  right: number;
  wrong: string[];
};

/**
 * Clicks every visible text and picture of the content on the page that the preview shows, and compares the field that opens
 * with what the node shows.
 */
export const measureClicks = async (
  pane: Pane,
  index: ContentIndex,
  template: string,
): Promise<Measured> => {
  const nodes = (await shownNodes(pane.site)).filter((node) => index.isContent(node));
  const wrong: string[] = [];
  for (const node of nodes) {
    const opened = await clickNode(pane, node.index);
    if (opened && index.isRight(node, opened)) continue;
    const field = opened && `${opened.id}.${opened.field} in ${opened.locale}`;
    wrong.push(
      `${node.isPicture ? 'picture ' : ''}"${node.text.slice(0, 60)}": ${field ?? 'nothing'}`,
    );
  }
  const path = new URL(pane.site.url()).pathname;
  return { template, path, content: nodes.length, right: nodes.length - wrong.length, wrong };
};

const percent = (right: number, content: number): string =>
  `${((100 * right) / Math.max(content, 1)).toFixed(1)} %`;

/** The result as lines of text. */
export const report = (measured: readonly Measured[]): string => {
  const sum = (key: 'right' | 'content') => measured.reduce((all, one) => all + one[key], 0);
  const lines = measured.flatMap(({ template, path, content, right, wrong }) => [
    `${template} ${path}: ${right} of ${content}, ${percent(right, content)}`,
    ...wrong.map((line) => `    ${line}`),
  ]);
  const [right, content] = [sum('right'), sum('content')];
  return [...lines, `all: ${right} of ${content}, ${percent(right, content)}`, ''].join('\n');
};

export const shareOf = (measured: readonly Measured[]): number =>
  measured.reduce((all, { right }) => all + right, 0) /
  measured.reduce((all, { content }) => all + content, 0);
