import type { ContentIndex } from './contentIndex';
import {
  openedField,
  sendClick,
  shownNodes,
  type OpenedField,
  type Pane,
  type ShownNode,
} from './livePane';

export type Measured = {
  template: string;
  path: string;
  content: number;
  right: number;
  wrong: string[];
  /** Visible nodes that are no content, with the reason. */
  others: string[];
  /** Content that something else covers, such as the next slides of a carousel. */
  covered: number;
};

/** The fields that the edit form has focused, by content type and locale. */
export type Focused = Set<string>;

/** Clicks a node; waits for the edit form unless it has focused that field of another entry of the content type before. */
const click = async (pane: Pane, index: ContentIndex, node: ShownNode, focused: Focused) => {
  const sent = await sendClick(pane, node.index);
  if (typeof sent === 'string') return sent;
  const kind = `${index.kindOf(sent)} in ${sent.locale}`;
  if (focused.has(kind)) return sent;
  const opened: OpenedField | 'nothing' = await openedField(pane, sent);
  if (opened !== 'nothing' && opened.locale === sent.locale) focused.add(kind);
  return opened;
};

/**
 * Clicks every visible text and picture of the content on the page that the preview shows, and compares the field that opens
 * with what the node shows.
 */
export const measureClicks = async (
  pane: Pane,
  index: ContentIndex,
  template: string,
  focused: Focused = new Set(),
): Promise<Measured> => {
  const address = pane.site.url();
  let nodes = await shownNodes(pane.site);
  const wrong: string[] = [];
  const others: string[] = [];
  let content = 0;
  let covered = 0;
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) continue;
    const reason = index.notContent(node);
    if (reason !== undefined) {
      if (reason !== 'separator') others.push(`${reason}: ${node.text || node.address}`);
      continue;
    }
    const opened = await click(pane, index, node, focused);
    if (opened === 'covered') {
      covered += 1;
      continue;
    }
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
    others,
    covered,
  };
};

const percent = (right: number, content: number): string =>
  `${((100 * right) / Math.max(content, 1)).toFixed(1)} %`;

/** The result as lines of text. */
export const report = (measured: readonly Measured[]): string => {
  const sum = (key: 'right' | 'content') => measured.reduce((all, one) => all + one[key], 0);
  const lines = measured.flatMap(({ template, path, content, right, wrong, others, covered }) => [
    `${template} ${path}: ${right} of ${content}, ${percent(right, content)}; ${covered} covered, ${others.length} no content`,
    ...wrong.map((line) => `    ${line}`),
  ]);
  const [right, content] = [sum('right'), sum('content')];
  return [...lines, `all: ${right} of ${content}, ${percent(right, content)}`, ''].join('\n');
};

export const shareOf = (measured: readonly Measured[]): number =>
  measured.reduce((all, { right }) => all + right, 0) /
  measured.reduce((all, { content }) => all + content, 0);
