import { setTimeout as wait } from 'node:timers/promises';

/** Waits until one of the lines contains the text; rejects with all lines after `patience` milliseconds. */
export const untilLine = async (
  lines: readonly string[],
  text: string,
  patience = 60_000,
): Promise<void> => {
  const end = Date.now() + patience;
  while (!lines.some((line) => line.includes(text))) {
    if (Date.now() > end) throw new Error(`no line "${text}":\n${lines.join('\n')}`);
    await wait(20);
  }
};
