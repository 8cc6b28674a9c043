const copiedPicture =
  /(<picture>(?:<source [^<>]*>)*<img [^<>]*><\/picture>)<noscript>\1<\/noscript>/g;

/**
 * A page without the copy of each picture that gatsby-plugin-image's MainImage puts into a noscript element behind it, for
 * pictures that a script fills in. Ours have their addresses in the HTML and load by themselves: without script the copy
 * would show them twice. The empty element stays, since React expects it there; it never looks inside.
 */
export const withoutNoscriptCopies = (html: string): string =>
  html.replace(copiedPicture, '$1<noscript></noscript>');
