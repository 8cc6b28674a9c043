import type { Site } from '../routes/types';

/** What Gatsby knows the header or the footer of a site by. */
export const sliceId = (name: 'header' | 'footer', site: Site): string =>
  `${name}-${site.id.replaceAll('/', '-')}`;
