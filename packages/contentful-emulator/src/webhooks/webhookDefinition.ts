import type { ResourceBody } from '../types';

export type WebhookHeader = { key: string; value?: string; secret?: boolean };

type Constraint = [{ doc: string }, unknown];

/** Condition on the payload, for example `{equals: [{doc: 'sys.environment.sys.id'}, 'master']}`. */
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

/** A webhook in the management API. */
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
