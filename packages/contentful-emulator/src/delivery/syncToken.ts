import { createHash } from 'node:crypto';
import { z } from 'zod';
import { badRequest } from './apiError';

/** Where in the order of changes an item stands. */
export type Position = readonly [sequence: number, kind: string, id: string];

const schema = z.object({
  space: z.string(),
  environment: z.string(),
  view: z.enum(['delivery', 'preview']),
  /** Export file and files beside it. */
  content: z.string(),
  /** The line of changes; empty where the token knows of none yet. */
  lineage: z.string(),
  /** The changes after this one are wanted; -1 is everything. */
  from: z.number().int(),
  /** Only inside paging: the last change that these pages tell of, and the last item told. */
  to: z.number().int().optional(),
  after: z.tuple([z.number(), z.string(), z.string()]).optional(),
  limit: z.number().int(),
  type: z.string(),
  contentType: z.string().optional(),
});

/** All that a sync token says. The server keeps nothing about tokens, so they outlive it. */
export type SyncState = z.infer<typeof schema>;

const sumLength = 16;
const sumOf = (payload: string) =>
  createHash('sha256').update(`sync token ${payload}`).digest('hex').slice(0, sumLength);

/** A token for URLs; needs no escaping, as the SDK passes it on as it stands. */
export const writeSyncToken = (state: SyncState): string => {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${sumOf(payload)}${payload}`;
};

export const invalidSyncToken = () =>
  badRequest('The sync token you sent is invalid. Start a new sync with "initial".');

/** Reads a token back. Throws a 400 for anything {@link writeSyncToken} has not made. */
export const readSyncToken = (token: string): SyncState => {
  const payload = token.slice(sumLength);
  if (token.slice(0, sumLength) !== sumOf(payload)) throw invalidSyncToken();
  const result = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!result.success) throw invalidSyncToken();
  return result.data;
};
