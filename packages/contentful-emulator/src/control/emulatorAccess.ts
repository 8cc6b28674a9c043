import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { StateHolder } from '../store/stateLock';
import type { ContentType, Entity } from '../types';
import type { SpaceAccess, SpaceStatus } from './spaceAccess';

/** Connection data of a running emulator, from `readStateHolder`. */
export type RunningEmulator = Required<
  Pick<StateHolder, 'origin' | 'deliveryToken' | 'certificateAuthorityFile'>
>;

type HttpResult = { status: number; body: string };

const send = (
  server: RunningEmulator,
  method: string,
  path: string,
  body: object | undefined,
): Promise<HttpResult> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const call = request(
      new URL(path, server.origin),
      {
        method,
        ca: readFileSync(server.certificateAuthorityFile),
        agent: false,
        headers: {
          authorization: `Bearer ${server.deliveryToken}`,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        text(response).then(
          (received) => resolve({ status: response.statusCode ?? 0, body: received }),
          reject,
        );
      },
    );
    call.on('error', (error) =>
      reject(new Error(`the emulator at ${server.origin} does not respond (${error.message})`)),
    );
    call.end(payload);
  });

/** {@link SpaceAccess} over HTTP, to a running emulator. */
export const accessEmulator = (server: RunningEmulator): SpaceAccess => {
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const { status, body: received } = await send(server, method, path, body);
    const value = JSON.parse(received) as Result & { message?: string };
    if (status >= 400) throw new Error(value.message ?? `the emulator responded with ${status}`);
    return value;
  };
  const find = async <Result>(path: string): Promise<Result | undefined> => {
    const { status, body } = await send(server, 'GET', path, undefined);
    if (status === 404) return undefined;
    const value = JSON.parse(body) as Result & { message?: string };
    if (status >= 400) throw new Error(value.message ?? `the emulator responded with ${status}`);
    return value;
  };
  const pathOf = (kind: string, id: string) => `/__space/${kind}/${encodeURIComponent(id)}`;
  return {
    status: () => call<SpaceStatus>('GET', '/__space/status'),
    contentType: (id) => find<ContentType>(`/__space/content-types/${encodeURIComponent(id)}`),
    list: (kind, contentTypeId) => {
      const query = new URLSearchParams({
        kind,
        ...(contentTypeId === undefined ? {} : { contentType: contentTypeId }),
      });
      return call<Entity[]>('GET', `/__space/list?${query.toString()}`);
    },
    get: (kind, id) => find<Entity>(pathOf(kind, id)),
    create: (id, entry) => call<Entity>('PUT', pathOf('Entry', id), entry),
    setField: (kind, id, edit) => call<Entity>('PUT', `${pathOf(kind, id)}/field`, edit),
    publish: (kind, id) => call<Entity>('PUT', `${pathOf(kind, id)}/publish`),
    unpublish: (kind, id) => call<Entity>('PUT', `${pathOf(kind, id)}/unpublish`),
    delete: async (kind, id) => {
      await call('DELETE', pathOf(kind, id));
    },
    close: () => Promise.resolve(),
  };
};
