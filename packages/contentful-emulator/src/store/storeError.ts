/** Ids of Contentful's API errors. */
export type StoreErrorId =
  'NotFound' | 'Conflict' | 'VersionMismatch' | 'ValidationFailed' | 'BadRequest';

/** Error of an invalid change. The APIs respond with the matching HTTP status. */
export class StoreError extends Error {
  readonly id: StoreErrorId;

  constructor(id: StoreErrorId, message: string) {
    super(message);
    this.name = 'StoreError';
    this.id = id;
  }
}
