import type { FetchFile } from './readPairFile';

/** Milliseconds that a file may take. */
const patience = 15_000;

/**
 * Fetches a search file from this website.
 *
 * @throws Error that names the file, when it does not arrive or is no JSON.
 */
export const fetchFile: FetchFile = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The search file ${address} answers ${response.status}.`);
  try {
    return (await response.json()) as unknown;
  } catch (error) {
    throw new Error(`The search file ${address} is no JSON.`, { cause: error });
  }
};
