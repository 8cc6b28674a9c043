/** The id of the section of a governing body. */
export const bodyId = ({ contentful_id }: { readonly contentful_id: string }): string =>
  `body-${contentful_id}`;
