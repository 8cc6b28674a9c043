/** The name of the website, in titles and on shared pictures. */
export const siteName = 'Talvane';
