/** The optional consent categories. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Consent by category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** A stored choice. */
export type Consent = {
  /** Version of the question; a choice of another version is invalid. */
  readonly version: number;
  /** ISO 8601 time of the choice. */
  readonly date: string;
  readonly choice: ConsentChoice;
};

/** Increment when the categories or their use change. */
export const consentVersion = 1;

/** Days after which a choice expires. */
const maxAgeDays = 365;
const day = 24 * 60 * 60 * 1000;

export const chooseAll = (isGranted: boolean): ConsentChoice => ({
  analytics: isGranted,
  marketing: isGranted,
});

/** Whether any category is granted. */
export const grantsAny = (choice: ConsentChoice): boolean =>
  consentCategories.some((category) => choice[category]);

/** Creates the record of a choice made now. */
export const makeConsent = (choice: ConsentChoice, now: Date): Consent => ({
  version: consentVersion,
  date: now.toISOString(),
  choice,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Parses a stored choice; undefined if it is missing, malformed, expired or of another version.
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
