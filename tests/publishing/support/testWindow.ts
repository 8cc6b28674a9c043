/** What the SDK sends to the editor. */
export type SentClick = {
  method?: string;
  entryId?: string;
  assetId?: string;
  fieldId?: string;
  locale?: string;
};
export type Point = { x: number; y: number };
/** What the test keeps in the windows of the frames. */
export type TestWindow = Window & {
  /** In the editor's window: what the SDK has sent, and before it, while `dispatchClicks` runs, the index of the node. */
  fieldClicks: (SentClick | number)[];
  /** In the editor's window: how often the SDK of the preview has connected. */
  connections: number;
  /** Whether `dispatchClicks` runs. */
  isDispatching: boolean;
  pointOfNode: (index: number) => Point | undefined;
  shownNodes: { element: Element; text: Text | undefined }[];
  shownAt: Map<string, number>;
  typedAt: [string, number][];
};

/** Runs in each frame before its scripts. */
export const prepareWindow = (): void => {
  const testWindow = window as unknown as TestWindow;
  testWindow.fieldClicks = [];
  testWindow.connections = 0;
  testWindow.isDispatching = false;
  window.addEventListener(
    'message',
    (event: MessageEvent<(SentClick & { node?: number }) | undefined>) => {
      const { method, node } = event.data ?? {};
      if (node !== undefined) testWindow.fieldClicks.push(node);
      if (method === 'CONNECTED') testWindow.connections += 1;
      if (method !== 'TAGGED_FIELD_CLICKED' || !event.data) return;
      testWindow.fieldClicks.push(event.data);
      // Keeps the editor from loading a form for each.
      if (testWindow.isDispatching) event.stopImmediatePropagation();
    },
  );
  // Listeners of the window itself still run, such as that of the preview; links and buttons do nothing.
  window.addEventListener(
    'click',
    (event) => {
      if (!testWindow.isDispatching) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  testWindow.pointOfNode = (index) => {
    const { element, text } = testWindow.shownNodes[index] ?? {};
    if (!element?.isConnected) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const rects = text ? [...range.getClientRects()] : [element.getBoundingClientRect()];
    const isInFront = ({ x, y, width, height }: DOMRect) =>
      document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .some((front) => front === element || element.contains(front));
    const rect = rects.find((one) => one.width > 1 && one.height > 1 && isInFront(one));
    return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
};
