// The package has these types in another folder than the modules.
declare module 'gatsby-plugin-image/dist/components/main-image' {
  export { MainImage } from 'gatsby-plugin-image';
}

declare module 'gatsby-plugin-image/dist/components/placeholder' {
  export { Placeholder } from 'gatsby-plugin-image';
}
