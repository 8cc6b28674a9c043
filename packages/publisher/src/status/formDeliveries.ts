/** A submission that a connector has not got, and will not get by itself. */
export type DeadLetter = {
  /** Of the submission. */
  id: string;
  connector: string;
  attempts: number;
  /** ISO 8601: of the last attempt. */
  at: string;
  error: string;
};

/** How the submissions of the site's forms are delivered. It holds nothing of a submission. */
export type FormStatus = {
  submissions: number;
  /** Deliveries that have not succeeded yet. */
  waiting: number;
  dead: readonly DeadLetter[];
};

/** What a site tells the status page of its forms. */
export type FormDeliveries = {
  read: () => Promise<FormStatus>;
  /** Has a submission delivered again. Throws if there is no such submission. */
  resend: (id: string) => Promise<void>;
};
