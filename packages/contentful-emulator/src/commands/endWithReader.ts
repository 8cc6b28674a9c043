/** Ends the process once nobody reads its output, as after `| head`. Node would end with a stack trace. */
export const endWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
};
