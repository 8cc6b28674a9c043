/** Which partners the fragment of an address names, as `#/aws/dbt` does. */
export type PartnerChoice = {
  /** Whether it says `#/all-partners`. */
  isAll: boolean;
  /** Slugs, in the order in which they were chosen; empty where all are meant. */
  partners: readonly string[];
};

/** The word that stands for every partner; no partner may have it as its slug. */
export const allPartners = 'all-partners';

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/**
 * Reads the fragment of an address. Partners that are not known are ignored, and so is a fragment that is a plain
 * anchor, such as `#all-partners`.
 */
export const readPartnerHash = (hash: string, known: readonly string[]): PartnerChoice => {
  if (!hash.startsWith('#/')) return { isAll: false, partners: [] };
  const parts = hash
    .slice(2)
    .split('/')
    .map((part) => decode(part).toLowerCase());
  if (parts.includes(allPartners)) return { isAll: true, partners: [] };
  return {
    isAll: false,
    partners: [...new Set(parts)].filter((part) => known.includes(part)),
  };
};

/** The fragment that names these partners; empty for none. */
export const writePartnerHash = ({ isAll, partners }: PartnerChoice): string => {
  if (isAll) return `#/${allPartners}`;
  return partners.length === 0 ? '' : `#/${partners.map(encodeURIComponent).join('/')}`;
};

/** Adds a partner, or removes one that is chosen; a choice among all begins with this one. */
export const togglePartner = (choice: PartnerChoice, partner: string): PartnerChoice => ({
  isAll: false,
  partners: choice.partners.includes(partner)
    ? choice.partners.filter((chosen) => chosen !== partner)
    : [...choice.partners, partner],
});

/** All partners, whatever was chosen before. */
export const chooseAllPartners = (): PartnerChoice => ({ isAll: true, partners: [] });

/** Whether something that was made with these partners belongs to the choice: without one, everything does. */
export const isChosen = (choice: PartnerChoice, partners: readonly string[]): boolean =>
  choice.isAll ||
  choice.partners.length === 0 ||
  partners.some((partner) => choice.partners.includes(partner));
