import type { Reporter } from 'gatsby';

/** Does work, and has Gatsby say how long it took. */
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
