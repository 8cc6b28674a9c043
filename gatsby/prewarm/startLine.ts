/** The variable with the file descriptor of the start message; unset for a build that does not wait. */
export const startVariable = 'BUILD_START_FD';

/** The messages on it: ready, and start. */
export const readyWord = 'ready\n';
export const startWord = 'start\n';
