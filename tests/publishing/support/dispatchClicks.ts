import { fieldOf, type OpenedField, type Pane } from './livePane';
import type { TestWindow } from './testWindow';

/** What a click does: the field that the editor gets, `nothing`, or `covered` if no part of the node can be clicked. */
export type Answer = OpenedField | 'nothing' | 'covered';

const endMark = -1;

/**
 * Dispatches a click at each node of the preview, at the point and on the element that a mouse would click, and returns what the
 * SDK sends to the editor. Links and buttons do nothing, and the editor loads no form for each.
 */
export const dispatchClicks = async (
  { page, site }: Pane,
  indexes: readonly number[],
): Promise<Answer[]> => {
  const setDispatching = (isDispatching: boolean) => {
    const change = (value: boolean) => {
      (window as unknown as TestWindow).fieldClicks = [];
      (window as unknown as TestWindow).isDispatching = value;
    };
    return Promise.all([
      page.evaluate(change, isDispatching),
      site.evaluate(change, isDispatching),
    ]);
  };
  await setDispatching(true);
  const clicked = await site.evaluate(
    async ([numbers, end]) => {
      const points = [];
      for (const node of numbers) {
        const point = (window as unknown as TestWindow).pointOfNode(node);
        points.push(point !== undefined);
        if (!point) continue;
        // Messages arrive in the order in which they are sent.
        window.top?.postMessage({ node }, '*');
        const position = { clientX: point.x, clientY: point.y };
        const init = { bubbles: true, cancelable: true, composed: true, view: window };
        document
          .elementFromPoint(point.x, point.y)
          ?.dispatchEvent(new MouseEvent('click', { ...init, ...position }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      window.top?.postMessage({ node: end }, '*');
      return points;
    },
    [indexes, endMark] as const,
  );
  let sent = await page.evaluate(() => (window as unknown as TestWindow).fieldClicks);
  for (const limit = Date.now() + 10_000; !sent.includes(endMark);) {
    if (Date.now() > limit) throw new Error('The editor has not got the end of the clicks.');
    await page.waitForTimeout(20);
    sent = await page.evaluate(() => (window as unknown as TestWindow).fieldClicks);
  }
  await setDispatching(false);
  return indexes.map((index, at) => {
    if (!clicked[at]) return 'covered';
    const answer = sent[sent.indexOf(index) + 1];
    return typeof answer === 'object' ? fieldOf(answer) : 'nothing';
  });
};
