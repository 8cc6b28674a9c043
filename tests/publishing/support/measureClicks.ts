import type { ContentIndex } from './contentIndex';
import { clickNode, shownNodes, type Pane, type ShownNode } from './livePane';

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
  const address = pane.site.url();
  let nodes = await shownNodes(pane.site);
  const wrong: string[] = [];
  let content = 0;
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node || !index.isContent(node)) continue;
    const opened = await clickNode(pane, node.index);
    if (opened === 'covered') continue;
    content += 1;
    if (opened !== 'nothing' && index.isRight(node, opened)) continue;
    const field =
      opened === 'nothing' ? opened : `${opened.id}.${opened.field} in ${opened.locale}`;
    wrong.push(`${node.isPicture ? 'picture ' : ''}"${node.text.slice(0, 60)}": ${field}`);
    if (opened !== 'nothing') continue;
    // What has no tag may be a link or open a menu.
    await pane.page.waitForTimeout(300);
    await pane.site.goto(address);
    await pane.site.locator('h1').first().waitFor({ timeout: 60_000 });
    await pane.page.waitForTimeout(1500);
    // A page that is opened by its address may have other nodes than one that a script has changed.
    const isSame = (one: ShownNode) => one.text === node.text && one.isPicture === node.isPicture;
    const number = nodes.slice(0, at).filter(isSame).length;
    nodes = await shownNodes(pane.site);
    at = nodes.indexOf(nodes.filter(isSame)[number] ?? node);
    if (at < 0) break;
  }
  return {
    template,
    path: new URL(address).pathname,
    content,
    right: content - wrong.length,
    wrong,
  };
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
