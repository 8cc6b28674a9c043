/** The partners selected by the URL fragment, such as `#/aws/dbt`. */
export type PartnerChoice = {
  /** Whether the fragment is `#/all-partners`. */
  isAll: boolean;
  /** Slugs in order of selection; empty for all. */
  partners: readonly string[];
};

/** The fragment for all partners; reserved, so not a valid slug. */
export const allPartners = 'all-partners';

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/**
 * Parses a URL fragment. Unknown partners are ignored, and so are plain anchors such as `#all-partners`.
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

/** The fragment that selects these partners; empty for none. */
export const writePartnerHash = ({ isAll, partners }: PartnerChoice): string => {
  if (isAll) return `#/${allPartners}`;
  return partners.length === 0 ? '' : `#/${partners.map(encodeURIComponent).join('/')}`;
};

/** Toggles a partner; from "all", it selects only this one. */
export const togglePartner = (choice: PartnerChoice, partner: string): PartnerChoice => ({
  isAll: false,
  partners: choice.partners.includes(partner)
    ? choice.partners.filter((chosen) => chosen !== partner)
    : [...choice.partners, partner],
});

/** Selects all partners. */
export const chooseAllPartners = (): PartnerChoice => ({ isAll: true, partners: [] });

/** Whether an item with these partners matches the selection; an empty selection matches everything. */
export const isChosen = (choice: PartnerChoice, partners: readonly string[]): boolean =>
  choice.isAll ||
  choice.partners.length === 0 ||
  partners.some((partner) => choice.partners.includes(partner));
