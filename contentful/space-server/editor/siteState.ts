/** What a publisher says of the site, for one line on the page. */
export type SiteState = { url: string; text: string; tone: 'calm' | 'busy' | 'bad' };

const patienceMilliseconds = 1000;

type Told = { state?: unknown; status?: unknown; step?: unknown; message?: unknown };

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/**
 * Asks the publisher at `url` (its status as JSON: `state`, and if it likes `step` and `message`). A publisher that
 * does not answer in a second is said to be out of reach; undefined if there is none.
 */
export const readSiteState = async (url: string | undefined): Promise<SiteState | undefined> => {
  if (!url) return undefined;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const { state, status, step, message } = (await response.json()) as Told;
    const name = firstText(state, status) ?? 'running';
    const text = [name, firstText(step), firstText(message)].filter(Boolean).join(' · ');
    const isBad = !response.ok || /fail|error|refused|held/i.test(name);
    const isCalm = /idle|live|ready|published|ok/i.test(name);
    return { url, text, tone: isBad ? 'bad' : isCalm ? 'calm' : 'busy' };
  } catch {
    return { url, text: 'its publisher does not answer', tone: 'bad' };
  }
};
