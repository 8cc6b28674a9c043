/** Stands in for parts of Gatsby's runtime that nothing here uses: the Head API (we use Helmet) and Partytown. */
export const headHandlerForBrowser = (): void => undefined;
