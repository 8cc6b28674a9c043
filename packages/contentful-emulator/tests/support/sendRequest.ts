import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Emulator } from '../../src/startEmulator';
import { deliveryToken } from './smallSpace';

export type ReceivedResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Parses the body as JSON. */
  json: () => Record<string, unknown>;
};

export type RequestOptions = {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object;
  /** A body that is not JSON. */
  text?: string;
};

/** Sends one HTTPS request and verifies the certificate. */
export const sendRequest = (
  server: Emulator,
  path: string,
  options: RequestOptions = {},
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', token = deliveryToken, headers = {}, body, text } = options;
    const call = request(
      new URL(path, server.origin),
      {
        method,
        agent: false,
        // Independent of the Host header, which tests override.
        servername: 'localhost',
        ca: readFileSync(server.certificateAuthorityFile),
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      },
      (response) => {
        buffer(response).then((bytes) => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            json: () => JSON.parse(bytes.toString()) as Record<string, unknown>,
          });
        }, reject);
      },
    );
    call.on('error', reject);
    call.end(text ?? (body && JSON.stringify(body)));
  });
