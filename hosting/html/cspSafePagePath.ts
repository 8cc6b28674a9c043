const pagePathScript =
  /<script id="gatsby-script-loader">(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="([^"<>]*)";([^<]*?)(?:\/\*\]\]>\*\/)?<\/script>/;

/**
 * Gatsby's inline script sets `window.pagePath` and so differs on each page. This moves the path to an attribute, which
 * makes the script constant and one CSP hash sufficient. Idempotent.
 */
export const cspSafePagePath = (html: string): string =>
  html.replace(
    pagePathScript,
    (_whole, path: string, rest: string) =>
      `<script id="gatsby-script-loader" data-path="${path.replaceAll('&', '&amp;')}">window.pagePath=document.currentScript.dataset.path;${rest}</script>`,
  );
