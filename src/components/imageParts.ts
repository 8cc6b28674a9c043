/**
 * Components of gatsby-plugin-image from their own files: the package's entry is one module that also contains
 * GatsbyImage, which imports react-dom/server into the browser bundle.
 */
export { MainImage } from 'gatsby-plugin-image/dist/components/main-image';
export { Placeholder } from 'gatsby-plugin-image/dist/components/placeholder';
