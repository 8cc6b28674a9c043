/**
 * The name of the website, in titles, structured data and Open Graph images, and beside the default logo. It is the setting
 * SITE_NAME; the build inlines it into the scripts for browsers (gatsby/webpack/defineSettings.ts).
 */
export const siteName = process.env.SITE_NAME || 'Talvane';
