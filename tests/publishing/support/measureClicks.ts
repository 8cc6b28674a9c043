import type { ContentIndex } from './contentIndex';
import { dispatchClicks } from './dispatchClicks';
import { clickNode, type OpenedField, type Pane } from './livePane';
import { shownNodes, type ShownNode } from './shownNodes';

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

/** The fields that the edit form has focused after a click of the mouse, by content type and locale. */
export type Focused = Set<string>;

/** Why a click of the mouse does not focus the field that `dispatchClicks` has found; undefined if it does. */
const faultOfMouse = async (
  pane: Pane,
  node: ShownNode,
  sent: OpenedField,
  hasOneValue: boolean,
): Promise<string | undefined> => {
  const opened = await clickNode(pane, node.index);
  if (opened === 'covered') return undefined;
  const isSame =
    opened !== 'nothing' &&
    (['kind', 'id', 'field'] as const).every((key) => opened[key] === sent[key]) &&
    // A field with one value for all languages opens in the default one.
    (hasOneValue || opened.locale === sent.locale);
  return isSame ? undefined : `the mouse opens ${describeField(opened)}`;
};

const describeField = (opened: OpenedField | 'nothing'): string =>
  opened === 'nothing' ? opened : `${opened.id}.${opened.field} in ${opened.locale}`;

/**
 * Clicks every visible text and picture of the content on the page that the preview shows, and compares the field that opens
 * with what the node shows. The mouse clicks the first node of each field of a content type and locale, and the edit form must
 * focus it; the other clicks are dispatched.
 */
export const measureClicks = async (
  pane: Pane,
  index: ContentIndex,
  template: string,
  focused: Focused = new Set(),
): Promise<Measured> => {
  const { pathname: path } = new URL(pane.site.url());
  const nodes = await shownNodes(pane.site);
  const others: string[] = [];
  const content = nodes.filter((node) => {
    const reason = index.notContent(node);
    if (reason && reason !== 'separator') others.push(`${reason}: ${node.text || node.address}`);
    return reason === undefined;
  });
  const answers = await dispatchClicks(
    pane,
    content.map((node) => node.index),
  );
  const wrong: string[] = [];
  for (const [at, node] of content.entries()) {
    const sent = answers[at] ?? 'covered';
    if (sent === 'covered') continue;
    let fault = describeField(sent);
    if (sent !== 'nothing' && index.isRight(node, sent)) {
      const kind = `${index.kindOf(sent)} in ${sent.locale}`;
      const found = focused.has(kind)
        ? undefined
        : await faultOfMouse(pane, node, sent, index.hasOneValue(sent));
      focused.add(kind);
      if (found === undefined) continue;
      fault = found;
    }
    wrong.push(`${node.isPicture ? 'picture ' : ''}"${node.text.slice(0, 60)}": ${fault}`);
  }
  const covered = answers.filter((answer) => answer === 'covered').length;
  const count = content.length - covered;
  return { template, path, content: count, right: count - wrong.length, wrong, others, covered };
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
