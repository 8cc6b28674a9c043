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
  /** Set if it is of an action on a release of Contentful. */
  release?: ReleaseMark;
};

/**
 * What a webhook says of an action on a release: that the action exists, that it has published or unpublished one of its
 * entities, or that it has ended.
 */
export type ReleaseMark = {
  releaseId: string;
  actionId: string;
  phase: 'created' | 'entity' | 'succeeded' | 'failed';
};

/** An accepted publication: on disk and acknowledged. */
export type QueuedPublication = Publication & {
  /** Counts from 1. */
  seq: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
