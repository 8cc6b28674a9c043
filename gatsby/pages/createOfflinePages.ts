import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { offlineFolder } from '../../offline/files';
import type { Routes } from '../routes/types';

/** Creates the service worker's offline fallback page for each language. */
export const createOfflinePages = ({ sites }: Routes, createPage: Actions['createPage']): void => {
  for (const language of new Set(sites.map((site) => site.language))) {
    createPage({
      path: `/${offlineFolder}/${language}`,
      component: resolve('src/features/offline/OfflinePage.tsx'),
      context: { language },
    });
  }
};
