import { createHash } from 'node:crypto';
import { z } from 'zod';
import { badRequest } from './apiError';

/** Position of an item in the change log; sorts by its three parts in turn. */
export type Position = readonly [sequence: number, kind: string, id: string];

const schema = z.object({
  space: z.string(),
  environment: z.string(),
  view: z.enum(['delivery', 'preview', 'publishedLocales']),
  /** Hash of the export file and of the asset files. */
  content: z.string(),
  /** Id of the journal; empty before the first change. */
  lineage: z.string(),
  /** Sequence number after which the sync starts; -1 for an initial sync. */
  from: z.number().int(),
  /** Page tokens only: sequence number at which the sync ends, and position of the last item of the previous page. */
  to: z.number().int().optional(),
  after: z.tuple([z.number(), z.string(), z.string()]).optional(),
  limit: z.number().int(),
  type: z.string(),
  contentType: z.string().optional(),
});

/** Payload of a sync token. Tokens contain the whole state, so they stay valid after a restart. */
export type SyncTokenPayload = z.infer<typeof schema>;

const checksumLength = 16;
const checksumOf = (payload: string) =>
  createHash('sha256').update(`sync token ${payload}`).digest('hex').slice(0, checksumLength);

/** Encodes a sync token: checksum, then base64url, because the SDK inserts tokens into URLs without escaping. */
export const encodeSyncToken = (state: SyncTokenPayload): string => {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${checksumOf(payload)}${payload}`;
};

export const invalidSyncToken = () =>
  badRequest('The sync token you sent is invalid. Start a new sync with "initial".');

/** Decodes a sync token. Throws a 400 if the checksum does not match. */
export const decodeSyncToken = (token: string): SyncTokenPayload => {
  const payload = token.slice(checksumLength);
  if (token.slice(0, checksumLength) !== checksumOf(payload)) throw invalidSyncToken();
  const result = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!result.success) throw invalidSyncToken();
  return result.data;
};
