/** What the store refuses, by the id that Contentful's API gives the same refusal. */
export type StoreErrorId =
  'NotFound' | 'Conflict' | 'VersionMismatch' | 'ValidationFailed' | 'BadRequest';

export class StoreError extends Error {
  readonly id: StoreErrorId;

  constructor(id: StoreErrorId, message: string) {
    super(message);
    this.name = 'StoreError';
    this.id = id;
  }
}
