/**
 * Whether one letter more, one less, another one or two swapped make `typed` into `term`; with `isBeginning`, into a
 * beginning of `term`.
 */
export const isOneEditAway = (typed: string, term: string, isBeginning: boolean): boolean => {
  if (!isBeginning && Math.abs(typed.length - term.length) > 1) return false;
  if (term.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === term[at]) at += 1;
  if (at === typed.length) return isBeginning || term.length - at <= 1;
  const rest = (typedFrom: number, termFrom: number): boolean => {
    const left = typed.slice(typedFrom);
    return isBeginning ? term.startsWith(left, termFrom) : term.slice(termFrom) === left;
  };
  return (
    rest(at + 1, at + 1) ||
    rest(at + 1, at) ||
    rest(at, at + 1) ||
    (typed[at] === term[at + 1] && typed[at + 1] === term[at] && rest(at + 2, at + 2))
  );
};
