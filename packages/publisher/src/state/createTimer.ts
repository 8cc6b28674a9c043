export type Timer = {
  /** Waits so many milliseconds, or until `wake`; until `wake` alone if undefined. */
  sleep: (milliseconds: number | undefined) => Promise<void>;
  wake: () => void;
};

/** A wait that can be ended early. */
export const createTimer = (): Timer => {
  let wake = (): void => undefined;
  return {
    sleep: (milliseconds) =>
      new Promise((done) => {
        const timer =
          milliseconds === undefined ? undefined : setTimeout(done, Math.max(0, milliseconds));
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }),
    wake: () => wake(),
  };
};
