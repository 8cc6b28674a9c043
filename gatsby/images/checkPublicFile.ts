import { sanitizeSvg } from './sanitizeSvg';

/** Extensions that a browser or a host would run as a document or program of the website. */
const activeExtensions =
  /\.(?:[xs]?html?|xht|mht(?:ml)?|xml|xslt?|rdf|atom|rss|m?js|cjs|css|wasm|swf|jar|php\d?|phtml|aspx?|jspx?|cgi|hta|svgz|webmanifest|appcache)$/i;
const activeTypes = /html|xml|script|wasm|stylesheet|text\/css/i;

/**
 * Rejects a file that would run something when a visitor opens it at the website's own address: documents with script,
 * programs, and any SVG from which the sanitiser removes a part.
 *
 * @throws Error that says what is active in it.
 */
export const checkPublicFile = async (file: {
  fileName: string;
  contentType: string;
  content: Buffer;
}): Promise<void> => {
  const { fileName, contentType, content } = file;
  const isSvg = /\.svg$/i.test(fileName) || /svg/i.test(contentType);
  if (isSvg) {
    const [removed] = await sanitizeSvg(content);
    if (removed) throw new Error(`an SVG may only draw, and this one has ${removed}`);
    if (!/\.svg$/i.test(fileName)) throw new Error('an SVG needs a name that ends in .svg');
    return;
  }
  if (
    activeExtensions.test(fileName) ||
    activeTypes.test(contentType.replace(/^application\/vnd\..*$/i, ''))
  ) {
    throw new Error('pages, scripts and programs are not published as files');
  }
};
