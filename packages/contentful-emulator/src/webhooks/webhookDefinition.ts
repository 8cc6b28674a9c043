import type { ResourceBody } from '../types';

export type WebhookHeader = { key: string; value?: string; secret?: boolean };

type Constraint = [{ doc: string }, unknown];

/** What the entity must be for the webhook to be called, e.g. `{equals: [{doc: 'sys.environment.sys.id'}, 'master']}`. */
export type WebhookFilter = {
  equals?: Constraint;
  in?: Constraint;
  regexp?: [{ doc: string }, { pattern: string }];
  not?: WebhookFilter;
};

export type Transformation = {
  method?: string | null;
  contentType?: string | null;
  includeContentLength?: boolean | null;
  body?: unknown;
};

/** A webhook as the management API keeps it. */
export type WebhookDefinition = ResourceBody & {
  name: string;
  url: string;
  topics: string[];
  headers?: WebhookHeader[];
  filters?: WebhookFilter[] | null;
  transformation?: Transformation | null;
  httpBasicUsername?: string | null;
  httpBasicPassword?: string | null;
  active?: boolean;
};
