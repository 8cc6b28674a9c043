/** What a webhook speaks of. */
export type WebhookEntity = {
  /** `Entry`, `Asset`, … as Contentful names it. */
  type: string;
  id: string;
  /** What editors call it, where the webhook says so. */
  name?: string;
};

/** A webhook that asks for the site to be published again. */
export type Publication = {
  /** Contentful's idempotency key: the same for each attempt to deliver one event. */
  key: string;
  /** `ContentManagement.Entry.publish` */
  topic: string;
  entity: WebhookEntity;
};

/** A publication that was accepted: on disk, and answered for. */
export type QueuedPublication = Publication & {
  /** Counts from 1. */
  seq: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
