/** Why a query failed, in one line without the password. */
export const reasonOf = (error: unknown): string => {
  const { message = '', errors = [] } = error as Partial<AggregateError>;
  // `localhost` has several addresses: the error lists one for each, and has no message.
  const [first] = errors as readonly unknown[];
  return first === undefined ? message : reasonOf(first);
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Where a database is, without user and password. */
const placeOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

const adviceOf = (code: string): string => {
  switch (code) {
    case '28P01':
    case '28000':
      return 'Correct its user and password.';
    case '3D000':
      return 'Create the database, or name another.';
    case '42501':
      return 'Grant the user CREATE on the database.';
    default:
      return 'Start PostgreSQL, or correct the address.';
  }
};

/** Why the queue cannot be opened, and what to do. */
export const queueError = (error: unknown, address: string): Error =>
  new Error(`PUBLISH_QUEUE ${placeOf(address)}: ${reasonOf(error)}. ${adviceOf(codeOf(error))}`, {
    cause: error,
  });
