import type { Reporter } from 'gatsby';

/** Runs work and logs its duration. */
export const timed = async <Value>(
  reporter: Pick<Reporter, 'activityTimer'>,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  const activity = reporter.activityTimer(name);
  activity.start();
  const value = await work();
  activity.end();
  return value;
};
