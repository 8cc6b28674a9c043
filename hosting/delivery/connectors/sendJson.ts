import { DeliveryError } from '../connector';

/** Answers after which the same request may succeed later; 401 and 403 because an operator can correct the token. */
const isRetryable = (status: number): boolean =>
  status >= 500 || [401, 403, 408, 409, 425, 429].includes(status);

const retryAfterOf = (response: Response): number | undefined => {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? wait : undefined;
};

export type JsonRequest = {
  method: 'POST' | 'PATCH';
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  /** Answers that are no failure, besides 200 to 299 but 207. */
  alsoTaken?: readonly number[];
};

/**
 * Sends JSON and returns the status of the answer. Redirects are failures: they would take personal data elsewhere.
 *
 * @throws DeliveryError that names status or network error, and nothing that the receiver wrote.
 */
export const sendJson = async (request: JsonRequest): Promise<number> => {
  const { method, address, headers, body, signal, alsoTaken = [] } = request;
  const { host } = new URL(address);
  const response = await fetch(address, {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
  }).catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
    throw new DeliveryError(`${host} does not answer (${error.cause?.code ?? error.name})`);
  });
  await response.arrayBuffer().catch(() => undefined);
  const { status } = response;
  // 207 reports errors of single items in the body.
  if ((status >= 200 && status < 300 && status !== 207) || alsoTaken.includes(status))
    return status;
  throw new DeliveryError(`${host} answered ${status}`, {
    isFinal: !isRetryable(status),
    retryAfter: retryAfterOf(response),
  });
};
