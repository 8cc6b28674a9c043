/** A dead letter: a submission whose delivery is no longer retried. */
export type DeadLetter = {
  /** Of the submission. */
  id: string;
  connector: string;
  attempts: number;
  /** ISO 8601: of the last attempt. */
  at: string;
  error: string;
};

/** The delivery status of form submissions, without their content. */
export type FormStatus = {
  submissions: number;
  /** Deliveries that have not succeeded yet. */
  waiting: number;
  dead: readonly DeadLetter[];
};

/** Connects the site's forms to the status page. */
export type FormDeliveries = {
  read: () => Promise<FormStatus>;
  /** Requests another delivery of a submission. Throws if there is no such submission. */
  resend: (id: string) => Promise<void>;
};
