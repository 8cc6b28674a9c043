/** How the pages of an index have become others, by their positions. */
export type Alignment = {
  /** Positions before, of pages that are there no more, or not so. */
  readonly gone: readonly number[];
  /** Positions now, of pages that are new or changed. */
  readonly added: readonly number[];
  /** The position now of each position before that stays; undefined where all stay in their places. */
  readonly moved: Int32Array | undefined;
};

/**
 * Aligns two lists of pages of one order: pages come, go or change one at a time. Another alignment than the shortest costs work alone.
 *
 * @param limit of pages that are gone or added.
 * @returns undefined above the limit.
 */
export const alignPages = <Page>(
  before: readonly Page[],
  after: readonly Page[],
  isEqual: (a: Page | undefined, b: Page | undefined) => boolean,
  limit: number,
): Alignment | undefined => {
  const gone: number[] = [];
  const added: number[] = [];
  const moved = new Int32Array(before.length);
  let from = 0;
  let to = 0;
  let isMoved = false;
  while (from < before.length || to < after.length) {
    if (from < before.length && to < after.length && isEqual(before[from], after[to])) {
      isMoved ||= from !== to;
      moved[from++] = to++;
      continue;
    }
    const isNew = from < before.length && isEqual(before[from], after[to + 1]);
    const isOld = !isNew && to < after.length && isEqual(before[from + 1], after[to]);
    // A page that has changed is both.
    if (from < before.length && !isNew) gone.push(from++);
    if (to < after.length && !isOld) added.push(to++);
    if (gone.length + added.length > limit) return undefined;
  }
  return { gone, added, moved: isMoved ? moved : undefined };
};
