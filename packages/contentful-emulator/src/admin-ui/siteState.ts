/** What a publisher says of the site, for one line on the page. */
export type SiteState = { url: string; text: string; tone: 'calm' | 'busy' | 'bad' };

const patienceMilliseconds = 1000;

type Told = { state?: unknown; run?: { doing?: unknown }; failure?: { error?: unknown } };

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** The states of the publisher in words. */
const words: Readonly<Record<string, string>> = {
  idle: 'everything is live',
  queued: 'a change is about to be built',
  building: 'building',
  checking: 'checking',
  releasing: 'bringing it live',
  failed: 'the last change is not live',
};

/**
 * Asks the publisher whose status page is at `url` for its `status.json`. A publisher that does not answer in a second
 * is said to be out of reach; undefined if there is none.
 */
export const readSiteState = async (url: string | undefined): Promise<SiteState | undefined> => {
  if (!url) return undefined;
  try {
    const response = await fetch(new URL('status.json', url), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const { state, run, failure } = (await response.json()) as Told;
    const name = firstText(state) ?? 'running';
    const text = [words[name] ?? name, firstText(run?.doing), firstText(failure?.error)]
      .filter(Boolean)
      .join(' · ');
    const isBad = !response.ok || /fail/i.test(name);
    const isCalm = /idle/i.test(name);
    return { url, text, tone: isBad ? 'bad' : isCalm ? 'calm' : 'busy' };
  } catch {
    return { url, text: 'its publisher does not answer', tone: 'bad' };
  }
};
