/** Parameters of the app's installation in a space. */
export type AppParameters = {
  /** The publisher that answers; the server of the app if it is not set. */
  publisherUrl: string;
  token: string;
  /** The address of the website, for links to live pages. */
  siteUrl: string | undefined;
  /** The address of the preview, with its secret: `https://preview.example.com/?secret=…`. */
  previewUrl: string | undefined;
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const address = (value: unknown): string | undefined => {
  const given = text(value);
  return given !== undefined && /^https?:\/\//.test(given) && URL.canParse(given)
    ? given
    : undefined;
};

/**
 * Reads the parameters of the installation.
 *
 * @param origin that serves the app.
 */
export const readParameters = (
  installation: Readonly<Record<string, unknown>>,
  origin: string,
): AppParameters => ({
  publisherUrl: address(installation.publisherUrl) ?? origin,
  token: text(installation.token) ?? '',
  siteUrl: address(installation.siteUrl),
  previewUrl: address(installation.previewUrl),
});

/** The address of a page on the website or in the preview; keeps the query of the base, which may hold a secret. */
export const pageAddress = (base: string, path: string): string => {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url.href;
};
