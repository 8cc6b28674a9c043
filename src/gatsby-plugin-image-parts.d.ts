// The package has the types of its parts in another folder than the parts themselves.
declare module 'gatsby-plugin-image/dist/components/main-image' {
  export { MainImage } from 'gatsby-plugin-image';
}

declare module 'gatsby-plugin-image/dist/components/placeholder' {
  export { Placeholder } from 'gatsby-plugin-image';
}
