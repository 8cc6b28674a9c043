/** An App Framework app in the sidebar of entries, as an app definition and its installation describe it. */
export type SidebarApp = {
  /** Title of its panel. Default: `App`. */
  name?: string;
  /** Address of its page. Default: `/app/` of the publisher. */
  url?: string | undefined;
  /** The parameters of its installation. */
  parameters?: Readonly<Record<string, unknown>>;
};

/** The address of the app's page; undefined if it has none and no publisher is known, or if it is no web address. */
export const appAddress = (
  { url }: SidebarApp,
  publisherUrl: string | undefined,
): URL | undefined => {
  const base = url || publisherUrl;
  if (!base || !/^https?:\/\//.test(base) || !URL.canParse(base)) return undefined;
  return url ? new URL(url) : new URL('/app/', base);
};
