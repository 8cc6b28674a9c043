/**
 * The parts of gatsby-plugin-image that show a picture, each from its own file in the package: the package's entry is one
 * module with all of its components, and with it a browser would load GatsbyImage too, which brings react-dom/server.
 */
export { MainImage } from 'gatsby-plugin-image/dist/components/main-image';
export { Placeholder } from 'gatsby-plugin-image/dist/components/placeholder';
