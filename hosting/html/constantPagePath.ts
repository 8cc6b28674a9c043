const pagePathScript =
  /<script id="gatsby-script-loader">(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="([^"<>]*)";([^<]*?)(?:\/\*\]\]>\*\/)?<\/script>/;

/**
 * Gatsby tells its application the path of a page in an inline script, which therefore differs on each page. The path
 * moves to an attribute, and the script that reads it is the same everywhere. Doing it twice changes nothing.
 */
export const constantPagePath = (html: string): string =>
  html.replace(
    pagePathScript,
    (_whole, path: string, rest: string) =>
      `<script id="gatsby-script-loader" data-path="${path.replaceAll('&', '&amp;')}">window.pagePath=document.currentScript.dataset.path;${rest}</script>`,
  );
