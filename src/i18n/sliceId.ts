/** The id of the Gatsby slice that is the header or the footer of a site. */
export const sliceId = (name: 'header' | 'footer', site: { readonly id: string }): string =>
  `${name}-${site.id.replaceAll('/', '-')}`;
