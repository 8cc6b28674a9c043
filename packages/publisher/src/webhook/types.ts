/** The subject of a webhook. */
export type WebhookEntity = {
  /** `Entry`, `Asset`, … as Contentful names it. */
  type: string;
  id: string;
  /** The display name, if the webhook includes it. */
  name?: string;
};

/** A webhook that triggers a publication. */
export type Publication = {
  /** Contentful's idempotency key: the same for each attempt to deliver one event. */
  key: string;
  /** `ContentManagement.Entry.publish` */
  topic: string;
  entity: WebhookEntity;
};

/** An accepted publication: on disk and acknowledged. */
export type QueuedPublication = Publication & {
  /** Counts from 1. */
  seq: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
