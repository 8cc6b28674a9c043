import type { PublishOptions } from '../state/publish';
import type { QueuedPublication } from '../webhook/types';

export type Tracing = {
  /** To be called when a publication is on disk. */
  onAccepted: (publication: QueuedPublication) => void;
  /** To be called at each step. */
  onStep: NonNullable<PublishOptions['onStep']>;
  /** Sends what has ended. */
  close: () => Promise<void>;
};

/** Traces nothing. */
export const noTracing: Tracing = {
  onAccepted: () => undefined,
  onStep: () => undefined,
  close: () => Promise.resolve(),
};
