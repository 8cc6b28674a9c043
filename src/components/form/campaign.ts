/** Campaign parameters without their prefix `utm_`. */
export const campaignParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Characters that are kept of a parameter. */
export const longestParameter = 200;

/** The campaign parameters of the first address that has any, such as `{ utm_source: 'newsletter' }`. */
export const findCampaign = (addresses: readonly string[]): Record<string, string> => {
  for (const address of addresses) {
    if (!URL.canParse(address)) continue;
    const { searchParams } = new URL(address);
    const found = campaignParameters.flatMap((name): [string, string][] => {
      const value = searchParams.get(`utm_${name}`)?.slice(0, longestParameter);
      return value ? [[`utm_${name}`, value]] : [];
    });
    if (found.length > 0) return Object.fromEntries(found);
  }
  return {};
};
