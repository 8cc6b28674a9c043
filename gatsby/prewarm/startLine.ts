/** Names the file descriptor over which a build is told to go on; unset for a build that does not wait. */
export const startVariable = 'BUILD_START_FD';

/** What a build sends over it when all is loaded, and what it gets. */
export const readyWord = 'ready\n';
export const startWord = 'start\n';
