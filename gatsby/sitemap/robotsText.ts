/** The text of robots.txt: allows everything and names the sitemap by its absolute URL. */
export const robotsText = (sitemapAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
