/**
 * The optimal string alignment distance of two words: insertions, deletions, substitutions and transpositions of
 * neighbours. Returns `max + 1` for every distance above `max`.
 */
export const editDistance = (typed: string, term: string, max: number): number => {
  if (Math.abs(typed.length - term.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= term.length; column += 1) {
      const letter = typed.charCodeAt(row - 1);
      const isSame = letter === term.charCodeAt(column - 1);
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === term.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === term.charCodeAt(column - 1);
      if (isSwapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      if (edits < least) least = edits;
    }
    if (least > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(max + 1, last[term.length] ?? 0);
};
