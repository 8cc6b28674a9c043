const copiedPicture =
  /(<picture>(?:<source [^<>]*>)*<img [^<>]*><\/picture>|<img [^<>]*data-main-image[^<>]*>)<noscript>\1<\/noscript>/g;

/**
 * Removes the noscript copy that gatsby-plugin-image's MainImage adds to each picture. Pictures here have `src` in the
 * HTML, so without script the copy would show them twice. The empty element stays, because React hydrates it.
 */
export const removeNoscriptImages = (html: string): string =>
  html.replace(copiedPicture, '$1<noscript></noscript>');
