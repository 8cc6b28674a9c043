/** Where something was written: a file relative to the content folder and a line from 1. */
export type Origin = { file: string; line: number };

export type Problem = Origin & {
  message: string;
  /** The id of an entry or asset that is linked to but not there. */
  missing?: string;
};

/** Collects what is wrong with the sources, so that all of it can be shown at once. */
export class Problems {
  readonly list: Problem[] = [];

  add(origin: Origin, message: string): void {
    this.list.push({ file: origin.file, line: origin.line, message });
  }
}
