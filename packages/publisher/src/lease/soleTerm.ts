import type { Lease, Term } from './types';

/** The term of a publisher whose folder no other one can use. It never ends. */
export const soleTerm: Term = {
  token: 0,
  signal: new AbortController().signal,
  verify: () => Promise.resolve(),
  record: () => Promise.resolve(),
  assertHeld: () => undefined,
  resign: () => undefined,
};

export const soleLease: Lease = { acquire: () => Promise.resolve(soleTerm) };
