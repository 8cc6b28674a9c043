import type { SiteAddress } from '../src/i18n/paths';

/** What redirects are derived from: the sites and pages of a build. */
export type SitePages = {
  sites: readonly SiteAddress[];
  pages: readonly {
    path: string;
    entryId: string;
    /** Undefined for pages at the top of the address. */
    site: { id: string } | undefined;
  }[];
};

/** A rule of the table, with its position. */
export type TableRule = {
  from: string;
  to: string;
  file: string;
  /** From 1. */
  line: number;
};

/** The position of a rule, as `file:line`. */
export const locationOf = ({ file, line }: Pick<TableRule, 'file' | 'line'>): string =>
  `${file}:${line}`;

/** A fault of the table. `message` says what is wrong and how to correct it. */
export type RedirectProblem = Pick<TableRule, 'file' | 'line'> & {
  message: string;
  /** `table`: invalid by itself. `content`: conflicts with the current pages. */
  kind: 'table' | 'content';
  /** The country of the target, if no page of the website is in it. */
  absentCountry?: string;
};

export type RedirectRule = {
  /** Normalised by `redirectSource`: decoded, lower case. */
  from: string;
  /** As in the table, decoded. */
  originalFrom: string;
  /** A page of the website with its query and hash, or a URL on an allowed host. Never a redirect source. */
  to: string;
};

export type CompiledRedirects = {
  rules: readonly RedirectRule[];
  problems: readonly RedirectProblem[];
  /** One line for each chain that was flattened. */
  notes: readonly string[];
};
