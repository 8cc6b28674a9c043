/** What `npm run build -- --standby` says when it waits. */
export const standbyIsReady = 'loaded; waiting for a line on standard input';

/** The line that lets it go on. */
export const standbyStart = 'start\n';
