type KeyResults = {
  readonly keyResult1Number: string | null;
  readonly keyResult1Description: string | null;
  readonly keyResult2Number: string | null;
  readonly keyResult2Description: string | null;
  readonly keyResult3Number: string | null;
  readonly keyResult3Description: string | null;
};

/** The first three complete key results. */
export const keyResults = (keyPlay: KeyResults) =>
  [
    { number: keyPlay.keyResult1Number, description: keyPlay.keyResult1Description },
    { number: keyPlay.keyResult2Number, description: keyPlay.keyResult2Description },
    { number: keyPlay.keyResult3Number, description: keyPlay.keyResult3Description },
  ].flatMap(({ number, description }) => (number && description ? [{ number, description }] : []));
