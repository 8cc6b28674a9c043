/** Digits of packed numbers: the first ones end a number, the others go on. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ending = 46;
const goingOn = digits.length - ending;

/** A whole number from 0 in few characters; numbers written after each other stay apart. */
export const packNumber = (value: number): string => {
  let packed = '';
  let left = value;
  while (left >= ending) {
    packed += digits.charAt(ending + (left % goingOn));
    left = Math.floor(left / goingOn);
  }
  return packed + digits.charAt(left);
};

/** The numbers that `packNumber` has written after each other. */
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
      shift *= goingOn;
    }
  }
  return values;
};
