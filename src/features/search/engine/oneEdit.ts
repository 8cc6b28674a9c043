/** Whether what is left of `typed` is what is left of `term`, or with `isBeginning` the beginning of it. */
const isRest = (
  typed: string,
  typedFrom: number,
  term: string,
  termFrom: number,
  isBeginning: boolean,
): boolean => {
  const left = typed.length - typedFrom;
  if (isBeginning ? term.length - termFrom < left : term.length - termFrom !== left) return false;
  for (let at = 0; at < left; at += 1) {
    if (typed.charCodeAt(typedFrom + at) !== term.charCodeAt(termFrom + at)) return false;
  }
  return true;
};

/**
 * Whether one letter more, one less, another one or two swapped make `typed` into `term`; with `isBeginning`, into a
 * beginning of `term`.
 */
export const isOneEditAway = (typed: string, term: string, isBeginning: boolean): boolean => {
  if (term.length < typed.length - 1) return false;
  if (!isBeginning && term.length > typed.length + 1) return false;
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === term.charCodeAt(at)) at += 1;
  if (at === typed.length) return isBeginning || term.length - at <= 1;
  return (
    isRest(typed, at + 1, term, at + 1, isBeginning) ||
    isRest(typed, at + 1, term, at, isBeginning) ||
    isRest(typed, at, term, at + 1, isBeginning) ||
    (typed[at] === term[at + 1] &&
      typed[at + 1] === term[at] &&
      isRest(typed, at + 2, term, at + 2, isBeginning))
  );
};
