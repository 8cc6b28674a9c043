/** The text of robots.txt: everything may be read, and the sitemap at a full address says what there is. */
export const robotsText = (sitemapAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
