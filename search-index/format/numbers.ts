/** Digits of a variable-length encoding: the first 46 end a number, the others continue it. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ending = 46;
const continuing = digits.length - ending;

/** Encodes a non-negative integer with variable length; encoded numbers can be concatenated. */
export const packNumber = (value: number): string => {
  let packed = '';
  let left = value;
  while (left >= ending) {
    packed += digits.charAt(ending + (left % continuing));
    left = Math.floor(left / continuing);
  }
  return packed + digits.charAt(left);
};

/** Decodes concatenated numbers of `packNumber`. */
export const unpackNumbers = (packed: string): number[] => {
  const values: number[] = [];
  let value = 0;
  let shift = 1;
  for (const character of packed) {
    const digit = digits.indexOf(character);
    if (digit < ending) {
      values.push(value + digit * shift);
      value = 0;
      shift = 1;
    } else {
      value += (digit - ending) * shift;
      shift *= continuing;
    }
  }
  return values;
};
