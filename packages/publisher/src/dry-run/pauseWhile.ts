/** Milliseconds between two looks. */
const interval = 100;

const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch {
    // The processes have ended.
  }
};

/**
 * Stops a process group (SIGSTOP) as long as the machine is needed otherwise, so that it takes no processor time, and continues
 * it afterwards.
 *
 * @returns a function that ends this and leaves the processes running.
 */
export const pauseWhile = (pid: number, isNeeded: () => boolean): (() => void) => {
  let isPaused = false;
  const setPaused = (wanted: boolean): void => {
    if (wanted === isPaused) return;
    isPaused = wanted;
    signalGroup(pid, wanted ? 'SIGSTOP' : 'SIGCONT');
  };
  const timer = setInterval(() => setPaused(isNeeded()), interval);
  return () => {
    clearInterval(timer);
    setPaused(false);
  };
};
