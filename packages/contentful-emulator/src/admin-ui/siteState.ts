/** State of the website, as its publisher reports it; one line in the header. */
export type SiteState = { url: string; text: string; tone: 'calm' | 'busy' | 'bad' };

const timeoutMilliseconds = 1000;

type PublisherStatus = {
  state?: unknown;
  run?: { doing?: unknown };
  failure?: { error?: unknown };
};

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Texts for the publisher's `state`. */
const stateTexts: Readonly<Record<string, string>> = {
  idle: 'everything is live',
  queued: 'a change is about to be built',
  building: 'building',
  checking: 'checking',
  releasing: 'bringing it live',
  failed: 'the last change is not live',
};

/**
 * Fetches `status.json` from the publisher at `url`. Reports a publisher that does not respond within a second as
 * unreachable. Returns undefined without a URL.
 */
export const readSiteState = async (url: string | undefined): Promise<SiteState | undefined> => {
  if (!url) return undefined;
  try {
    const response = await fetch(new URL('status.json', url), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const { state, run, failure } = (await response.json()) as PublisherStatus;
    const name = firstText(state) ?? 'running';
    const text = [stateTexts[name] ?? name, firstText(run?.doing), firstText(failure?.error)]
      .filter(Boolean)
      .join(' · ');
    const isBad = !response.ok || /fail/i.test(name);
    const isCalm = /idle/i.test(name);
    return { url, text, tone: isBad ? 'bad' : isCalm ? 'calm' : 'busy' };
  } catch {
    return { url, text: 'the publisher does not respond', tone: 'bad' };
  }
};
