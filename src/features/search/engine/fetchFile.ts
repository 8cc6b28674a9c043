import type { FetchFile } from './readSearchFile';

/** Milliseconds. */
const timeout = 15_000;

/**
 * Fetches a search file from this website.
 *
 * @throws Error with the URL when the request fails, times out or returns no JSON.
 */
export const fetchFile: FetchFile = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The search file ${address} answers ${response.status}.`);
  try {
    return (await response.json()) as unknown;
  } catch (error) {
    throw new Error(`The search file ${address} is no JSON.`, { cause: error });
  }
};
