/**
 * The reason why a server cannot be run here, for tests that are skipped then.
 *
 * @throws Error with the reason in CI, where all of them must be there
 */
export const reasonUnlessCi = (reason: string): string => {
  if (process.env.CI) throw new Error(reason);
  return reason;
};
