import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { offlineFolder } from '../../offline/files';
import type { SitePlan } from '../site-plan/types';

/** Creates the page that the service worker shows where there is no network, once for each language. */
export const createOfflinePages = (
  { sites }: SitePlan,
  createPage: Actions['createPage'],
): void => {
  for (const language of new Set(sites.map((site) => site.language))) {
    createPage({
      path: `/${offlineFolder}/${language}`,
      component: resolve('src/features/offline/OfflinePage.tsx'),
      context: { language },
    });
  }
};
