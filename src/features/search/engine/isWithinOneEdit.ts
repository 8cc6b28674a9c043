/** Whether the rest of `typed` equals the rest of `term`, or with `isPrefix` a prefix of it. */
const isRest = (
  typed: string,
  typedFrom: number,
  term: string,
  termFrom: number,
  isPrefix: boolean,
): boolean => {
  const left = typed.length - typedFrom;
  if (isPrefix ? term.length - termFrom < left : term.length - termFrom !== left) return false;
  for (let at = 0; at < left; at += 1) {
    if (typed.charCodeAt(typedFrom + at) !== term.charCodeAt(termFrom + at)) return false;
  }
  return true;
};

/**
 * Whether `typed` is at most one insertion, deletion, substitution or transposition from `term`; with `isPrefix`, from
 * a prefix of `term`.
 */
export const isWithinOneEdit = (typed: string, term: string, isPrefix: boolean): boolean => {
  if (term.length < typed.length - 1) return false;
  if (!isPrefix && term.length > typed.length + 1) return false;
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === term.charCodeAt(at)) at += 1;
  if (at === typed.length) return isPrefix || term.length - at <= 1;
  return (
    isRest(typed, at + 1, term, at + 1, isPrefix) ||
    isRest(typed, at + 1, term, at, isPrefix) ||
    isRest(typed, at, term, at + 1, isPrefix) ||
    (typed[at] === term[at + 1] &&
      typed[at + 1] === term[at] &&
      isRest(typed, at + 2, term, at + 2, isPrefix))
  );
};
