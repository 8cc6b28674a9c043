import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

export type ManagementApi = {
  /** Such as `https://api.contentful.com`. */
  origin: string;
  token: string;
  /** Of an API whose certificate is not signed by a public authority; Node reads NODE_EXTRA_CA_CERTS at its start only. */
  certificateAuthorityFile?: string | undefined;
};

export type ManagementRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object | undefined;
  /** Further headers. */
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
};

export type ManagementResponse = { status: number; body: string };

/** Sends a request to the management API. Resolves with any status; rejects if the API does not respond. */
export const sendManagement = (
  { origin, token, certificateAuthorityFile }: ManagementApi,
  { method, path, body, headers, timeout }: ManagementRequest,
): Promise<ManagementResponse> =>
  new Promise((resolve, reject) => {
    const call = request(
      new URL(path, origin),
      {
        method,
        timeout,
        agent: false,
        ...(certificateAuthorityFile && { ca: readFileSync(certificateAuthorityFile) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/vnd.contentful.management.v1+json' }),
          ...headers,
        },
      },
      (response) => {
        text(response).then(
          (received) => resolve({ status: response.statusCode ?? 0, body: received }),
          reject,
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('The space does not answer.')));
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
