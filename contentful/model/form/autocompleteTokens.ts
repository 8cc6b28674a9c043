/** The tokens of the HTML standard that fields of these forms may have. */
export const autocompleteTokens = [
  'off',
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'organization',
  'organization-title',
  'street-address',
  'postal-code',
  'address-level2',
  'country-name',
] as const;
