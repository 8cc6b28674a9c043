/** Invalid use of the command line. The CLI prints its message without a stack trace. */
export class UsageError extends Error {}
