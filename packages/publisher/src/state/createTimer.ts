export type Timer = {
  /** Resolves after a number of milliseconds or on `wake`; only on `wake` if undefined. */
  sleep: (milliseconds: number | undefined) => Promise<void>;
  wake: () => void;
};

/** An interruptible timer. */
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
