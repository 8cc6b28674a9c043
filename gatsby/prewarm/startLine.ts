/** The variable with the file descriptor of the start message; unset for a build that does not wait. */
export const startVariable = 'BUILD_START_FD';

/** The messages on it: ready, and start. */
export const readyWord = 'ready\n';
export const startWord = 'start\n';

/** Whether this process is to wait for the start message before it builds. */
export const isPrewarmed = (): boolean =>
  process.env[startVariable] !== undefined && !process.env.GATSBY_WORKER_POOL_WORKER;
