import { inParallel } from '../files/inParallel';
import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import type { CheckProblem } from '../build/checkProblem';

/** An external URL in the content. */
export type ExternalLink = {
  /** Absolute; http or https. */
  address: string;
  /** Whether an entry or an asset contains it. */
  type: 'Entry' | 'Asset';
  id: string;
  name: string;
  /** The name of the field in the editor. */
  field: string;
};

export type FindDeadLinksOptions = {
  addresses: readonly ExternalLink[];
  /** Caches results between releases. */
  knownFile: string;
  /** Timeout of a request in milliseconds; 5,000 if undefined. */
  timeout?: number;
  /** Timeout of all requests in milliseconds; 15,000 if undefined. The next release requests the remaining URLs. */
  totalTimeout?: number;
  now?: number;
};

type Known = Record<string, { isDead: boolean; askedAt: number }>;

const concurrency = 4;
const hour = 3600_000;
/** Milliseconds that a result is cached. A dead link is requested again sooner, since it may be fixed. */
const validFor = (isDead: boolean): number => (isDead ? hour : 24 * hour);

const isGone = (status: number): boolean => status === 404 || status === 410;

/**
 * Whether a server responds with 404 or 410. Undefined for other errors and timeouts, which may be temporary or specific
 * to this client.
 */
const ask = async (address: string, signal: AbortSignal): Promise<boolean | undefined> => {
  try {
    for (const method of ['HEAD', 'GET']) {
      const response = await fetch(address, { method, signal });
      await response.body?.cancel();
      if (response.ok) return false;
      // Some servers do not support HEAD.
      if (method === 'GET') return isGone(response.status) ? true : undefined;
    }
  } catch {
    // A network error or timeout does not prove that the link is dead.
  }
  return undefined;
};

/**
 * Warnings about external links and documents that respond with 404 or 410. Never throws: URLs without a conclusive
 * response are left out.
 */
export const findDeadLinks = async (options: FindDeadLinksOptions): Promise<CheckProblem[]> => {
  const { addresses, knownFile, timeout = 5000, totalTimeout = 15_000, now = Date.now() } = options;
  const before = (await readJson<Known>(knownFile).catch(() => undefined)) ?? {};
  const known: Known = {};
  const unknown = new Set<string>();
  for (const { address } of addresses) {
    const earlier = before[address];
    if (earlier && now - earlier.askedAt < validFor(earlier.isDead)) known[address] = earlier;
    else unknown.add(address);
  }
  const end = AbortSignal.timeout(totalTimeout);
  await inParallel(
    [...unknown],
    async (address) => {
      if (end.aborted) return;
      const isDead = await ask(address, AbortSignal.any([end, AbortSignal.timeout(timeout)]));
      if (isDead !== undefined) known[address] = { isDead, askedAt: now };
    },
    concurrency,
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
