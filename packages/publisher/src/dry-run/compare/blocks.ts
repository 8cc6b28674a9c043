/** A piece of a page that a reader sees as one: a text, or a picture. */
export type Block = { element: Element; text: string; key: string };

const isShown = (element: Element): boolean =>
  !element.closest('script, style, noscript, template, title') &&
  element.getClientRects().length > 0;

/** The texts and pictures of a page, in the order of the document. */
export const blocksOf = (page: Document): Block[] => {
  const blocks: Block[] = [];
  for (const element of page.body.querySelectorAll('*')) {
    if (element.tagName === 'IMG') {
      if (!isShown(element) || element.hasAttribute('data-placeholder-image')) continue;
      const picture = element.getAttribute('src') ?? element.getAttribute('data-src') ?? '';
      const name = picture.replace(/^\/changes\/[^/]+\/(?:before|after)/, '');
      const alt = element.getAttribute('alt') ?? '';
      blocks.push({ element, text: `Picture: ${alt || name}`, key: `img ${name} ${alt}` });
      continue;
    }
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text === '' || !isShown(element)) continue;
    const address = (element.closest('a')?.getAttribute('href') ?? '').replace(
      /^\/changes\/[^/]+\/(?:before|after)/,
      '',
    );
    blocks.push({ element, text, key: `${element.tagName} ${text} ${address}` });
  }
  return blocks;
};

/** A change: what stood there, and what stands there afterwards. Either may be missing. */
export type Change = { before: Block[]; after: Block[] };

/** The changes between two lists of blocks, by their longest common subsequence. */
export const changesBetween = (before: readonly Block[], after: readonly Block[]): Change[] => {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const next = (at + 1) * width + to;
      lengths[at * width + to] =
        before[at]?.key === after[to]?.key
          ? (lengths[next + 1] ?? 0) + 1
          : Math.max(lengths[next] ?? 0, lengths[at * width + to + 1] ?? 0);
    }
  }
  const changes: Change[] = [];
  let open: Change | undefined;
  const change = (): Change => {
    if (open === undefined) changes.push((open = { before: [], after: [] }));
    return open;
  };
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [old, fresh] = [before[at], after[to]];
    if (old && fresh && old.key === fresh.key) {
      open = undefined;
      at += 1;
      to += 1;
    } else if (
      old &&
      (!fresh || (lengths[(at + 1) * width + to] ?? 0) >= (lengths[at * width + to + 1] ?? 0))
    ) {
      change().before.push(old);
      at += 1;
    } else if (fresh) {
      change().after.push(fresh);
      to += 1;
    }
  }
  return changes;
};
