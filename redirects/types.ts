/** A line of the table as it was written. */
export type WrittenRule = {
  from: string;
  to: string;
  /** The name of its file and the number of its line, from 1. */
  file: string;
  line: number;
};

/** Where a line of the table is, for people. */
export const placeOf = ({ file, line }: Pick<WrittenRule, 'file' | 'line'>): string =>
  `${file}:${line}`;

/** A fault of the table: `message` says what is wrong and how to mend it. */
export type RedirectProblem = Pick<WrittenRule, 'file' | 'line'> & {
  message: string;
  /** `table`: wrong by itself. `content`: wrong only with the pages that the website has now. */
  kind: 'table' | 'content';
};

export type RedirectRule = {
  /** As `retiredPath` gives it: decoded, in lower case. */
  from: string;
  /** As it was written, decoded. */
  writtenFrom: string;
  /** A page of the website with its query and hash, or an address of an allowed host. Never a retired path. */
  to: string;
};

export type CompiledRedirects = {
  rules: readonly RedirectRule[];
  problems: readonly RedirectProblem[];
  /** What the compile step changed, a line each: chains that it flattened. */
  notes: readonly string[];
};
