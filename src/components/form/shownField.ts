import type { FormField } from './checkFields';

/** A field with what visitors read of it. */
export type ShownField = FormField & {
  label: string;
  help?: string | null;
  autoComplete?: string;
  /** Takes a whole row. */
  isWide?: boolean;
  /** What [square brackets] in the label of a consent link to. */
  href?: string | null;
};
