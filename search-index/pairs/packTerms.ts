/** Sorted terms in one text: each as the number of letters it shares with the one before, then its own. */
export const packTerms = (terms: readonly string[]): string =>
  terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared += 1;
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
