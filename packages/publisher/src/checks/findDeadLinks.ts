import { inParallel } from '../files/inParallel';
import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import type { CheckProblem } from './types';

/** A place outside the site that content leads to. */
export type ExternalLink = {
  /** Full, http or https. */
  address: string;
  /** What to open in the content service. */
  type: 'Entry' | 'Asset';
  id: string;
  name: string;
  /** As editors see it. */
  field: string;
};

export type FindDeadLinksOptions = {
  addresses: readonly ExternalLink[];
  /** Remembers answers, so that a publication does not ask every address again. */
  knownFile: string;
  /** Milliseconds for one answer; 5,000 if undefined. */
  timeout?: number;
  /** Milliseconds for all of them; 15,000 if undefined. What is left over is asked with the next release. */
  totalTimeout?: number;
  now?: number;
};

type Known = Record<string, { isDead: boolean; askedAt: number }>;

const atOnce = 4;
const hour = 3600_000;
/** A dead one is asked again soon: it may have been fixed there. */
const validFor = (isDead: boolean): number => (isDead ? hour : 24 * hour);

const isGone = (status: number): boolean => status === 404 || status === 410;

/**
 * Whether a server says that there is nothing. One that does not answer, refuses or fails may do so only for us, or for
 * now: undefined.
 */
const ask = async (address: string, signal: AbortSignal): Promise<boolean | undefined> => {
  try {
    for (const method of ['HEAD', 'GET']) {
      const response = await fetch(address, { method, signal });
      await response.body?.cancel();
      if (response.ok) return false;
      // Some servers know no HEAD.
      if (method === 'GET') return isGone(response.status) ? true : undefined;
    }
  } catch {
    // No answer is no proof.
  }
  return undefined;
};

/**
 * Warnings of links and documents that lead to other servers and are gone there (404, 410). Never throws: what cannot be
 * asked is left out.
 */
export const findDeadLinks = async (options: FindDeadLinksOptions): Promise<CheckProblem[]> => {
  const { addresses, knownFile, timeout = 5000, totalTimeout = 15_000, now = Date.now() } = options;
  const before = (await readJson<Known>(knownFile).catch(() => undefined)) ?? {};
  const known: Known = {};
  const toAsk = new Set<string>();
  for (const { address } of addresses) {
    const earlier = before[address];
    if (earlier && now - earlier.askedAt < validFor(earlier.isDead)) known[address] = earlier;
    else toAsk.add(address);
  }
  const end = AbortSignal.timeout(totalTimeout);
  await inParallel(
    [...toAsk],
    async (address) => {
      if (end.aborted) return;
      const isDead = await ask(address, AbortSignal.any([end, AbortSignal.timeout(timeout)]));
      if (isDead !== undefined) known[address] = { isDead, askedAt: now };
    },
    atOnce,
  );
  await writeAtomic(knownFile, JSON.stringify(known)).catch(() => undefined);
  return addresses
    .filter(({ address }) => known[address]?.isDead)
    .map(({ address, type, id, name, field }) => ({
      check: 'content',
      message: `"${name}" leads to ${address}, which is gone there (field "${field}"): change the address, or take it out.`,
      entryName: name,
      ...(type === 'Entry' ? { entryId: id } : { assetId: id }),
    }));
};
