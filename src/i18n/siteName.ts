/** The name of the website, in titles and on Open Graph images. */
export const siteName = 'Talvane';
