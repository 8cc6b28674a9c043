/** Front coding of sorted terms: each line is the length of the prefix shared with the previous term, then the rest. */
export const packTerms = (terms: readonly string[]): string =>
  terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared += 1;
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
