/** Decodes the terms of `packTerms`. */
export const unpackTerms = (packed: string): string[] => {
  let before = '';
  return packed.split('\n').map((line) => {
    before = before.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
};
