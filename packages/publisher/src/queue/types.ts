import type { Leadership, Lease } from '../lease/types';
import type { StateStore } from '../state/openState';
import type { Journal } from '../webhook/openJournal';

/** What the publisher stores: accepted webhooks, its state, and who leads. */
export type PublishQueue = {
  journal: Journal;
  store: StateStore;
  lease: Lease;
  /** Called when another publisher has accepted a webhook. */
  onChange: (listener: () => void) => void;
  /** Undefined where there is one publisher only. */
  leadership: () => Leadership | undefined;
  /** Ends the term, so that another publisher may lead. Call after the work loop has ended. */
  close: () => Promise<void>;
};
