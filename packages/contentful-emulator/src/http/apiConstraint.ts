import type { IncomingMessage } from 'node:http';
import { isSameToken } from './isSameToken';

/**
 * Fastify route constraint that selects the API. Contentful's delivery and management APIs have the same paths on
 * different hosts; the emulator has one host. Requests with the management token and all writes go to the management API.
 */
export const apiConstraint = (managementToken: string | undefined) => ({
  name: 'api',
  storage: () => {
    const handlers: Record<string, never> = {};
    return {
      get: (api: string) => handlers[api] ?? null,
      set: (api: string, store: never) => {
        handlers[api] = store;
      },
    };
  },
  validate: () => undefined,
  deriveConstraint: (request: IncomingMessage) => {
    const [, bearer] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isManagement = isSameToken(bearer ?? '', managementToken);
    return isManagement || !isRead ? 'management' : 'delivery';
  },
  mustMatchWhenDerived: false,
});
