/** What a visitor can agree to, beyond what the site needs to work. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What was agreed to, category by category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** A choice as it is remembered. */
export type Consent = {
  /** Of the question asked: a choice made on another is asked for again. */
  readonly version: number;
  /** When it was made, in ISO 8601. */
  readonly date: string;
  readonly choice: ConsentChoice;
};

/** To be raised whenever the categories or what is done with them change. */
export const consentVersion = 1;

/** Days after which visitors are asked again. */
const maxAgeDays = 365;
const day = 24 * 60 * 60 * 1000;

export const chooseAll = (isGranted: boolean): ConsentChoice => ({
  analytics: isGranted,
  marketing: isGranted,
});

/** Whether anything at all was agreed to. */
export const grantsAny = (choice: ConsentChoice): boolean =>
  consentCategories.some((category) => choice[category]);

/** A choice made now, as it is to be remembered. */
export const makeConsent = (choice: ConsentChoice, now: Date): Consent => ({
  version: consentVersion,
  date: now.toISOString(),
  choice,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads a remembered choice; undefined where there is none that still holds: another version of the question, older than a
 * year, or not written by this site.
 */
export const parseConsent = (text: string | null, now: Date): Consent | undefined => {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.choice)) return undefined;
    const { version, date, choice } = value;
    const age = typeof date === 'string' ? now.getTime() - Date.parse(date) : NaN;
    if (version !== consentVersion || typeof date !== 'string') return undefined;
    if (!(age < maxAgeDays * day)) return undefined;
    return {
      version,
      date,
      choice: { analytics: choice.analytics === true, marketing: choice.marketing === true },
    };
  } catch {
    return undefined;
  }
};
