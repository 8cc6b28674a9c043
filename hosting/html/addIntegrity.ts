const scriptTag = /<script\b([^>]*?)\ssrc="(\/[^"/][^"]*)"([^>]*)>/g;

/**
 * Gives every script of this website that a page loads its integrity, so that a browser runs it only as it was built.
 *
 * @param integrityOf the `sha384-…` of the file of a path, or undefined when there is none.
 */
export const addIntegrity = (
  html: string,
  integrityOf: (path: string) => string | undefined,
): string =>
  html.replace(scriptTag, (whole, before: string, path: string, after: string) => {
    const attributes = `${before}${after}`.replace(/\sintegrity="[^"]*"/, '');
    const integrity = integrityOf(path);
    if (integrity === undefined) return whole;
    return `<script src="${path}" integrity="${integrity}"${attributes}>`;
  });
