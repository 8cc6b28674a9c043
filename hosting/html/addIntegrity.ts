const preloadTag = /<link rel="preload"[^>]*?\sas="script" href="(\/[^"/][^"]*)"[^>]*>/g;
const scriptTag = /<script\b([^>]*?)\ssrc="(\/[^"/][^"]*)"([^>]*)>/g;

const ownIntegrity = /\sintegrity="[^"]*"/;

/**
 * Adds Subresource Integrity to the scripts of this website, and the same to their preload links: a browser uses a
 * preload only if both agree.
 *
 * @param integrityOf the `sha384-…` of the file of a path, or undefined when there is none.
 */
export const addIntegrity = (
  html: string,
  integrityOf: (path: string) => string | undefined,
): string => {
  const given = new Map<string, string>();
  const withScripts = html.replace(
    scriptTag,
    (whole, before: string, path: string, after: string) => {
      const attributes = `${before}${after}`.replace(ownIntegrity, '');
      const integrity = integrityOf(path);
      if (integrity === undefined) return whole;
      given.set(path, integrity);
      return `<script src="${path}" integrity="${integrity}"${attributes}>`;
    },
  );
  return withScripts.replace(preloadTag, (whole, path: string) => {
    const integrity = given.get(path);
    return integrity === undefined
      ? whole
      : whole.replace(ownIntegrity, '').replace(/\/?>$/, ` integrity="${integrity}"/>`);
  });
};
