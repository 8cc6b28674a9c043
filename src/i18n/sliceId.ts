/** What Gatsby knows the header or the footer of a site by. */
export const sliceId = (name: 'header' | 'footer', site: { readonly id: string }): string =>
  `${name}-${site.id.replaceAll('/', '-')}`;
