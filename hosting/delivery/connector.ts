import type { Submission } from '../contact/submissionStore';

export const connectorNames = ['email', 'webhook', 'crm'] as const;
export type ConnectorName = (typeof connectorNames)[number];

export type Delivery = {
  /** The id of the submission. */
  id: string;
  /** The same for each attempt; a receiver that knows it ignores the delivery. */
  key: string;
  submission: Submission;
  /** Aborts when the server closes, or the attempt takes too long. */
  signal: AbortSignal;
};

/** What takes submissions to a system elsewhere. */
export type Connector = {
  name: ConnectorName;
  /** The names of mailboxes that it has addresses of; undefined if it has nothing to do with mailboxes. */
  mailboxes?: readonly string[];
  /** @throws DeliveryError when the receiver did not take it. */
  deliver: (delivery: Delivery) => Promise<void>;
};

export const deliveryKey = (id: string, connector: string): string => `${id}.${connector}`;

/** A failed attempt. Its message stands in logs and on the status page: it must hold nothing of the submission. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    message: string,
    readonly details: {
      /** Whether every further attempt would fail too. */
      isFinal?: boolean;
      /** Milliseconds that the receiver asks to wait. */
      retryAfter?: number;
    } = {},
  ) {
    super(message);
  }
}

const reserved: ReadonlySet<string> = new Set([
  'form',
  'site',
  'receivedAt',
  'campaign',
  'connectors',
]);

/** The fields of the form with what was entered, in order; empty ones left out. */
export const enteredFields = (submission: Submission): [name: string, value: string][] =>
  Object.entries(submission).flatMap(([name, value]): [string, string][] => {
    if (reserved.has(name) || value === '' || value === undefined) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
