import type { PlanSite } from '../site-plan/types';

/** What Gatsby knows the header or the footer of a site by. */
export const sliceId = (name: 'header' | 'footer', site: PlanSite): string =>
  `${name}-${site.id.replaceAll('/', '-')}`;
