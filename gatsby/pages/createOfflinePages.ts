import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { offlineFolder } from '../../offline/files';
import type { Routes } from '../routes/types';

/** Creates the service worker's offline fallback page for each language. */
export const createOfflinePages = ({ sites }: Routes, createPage: Actions['createPage']): void => {
  const languages = [...new Set(sites.map((site) => site.language))];
  for (const language of languages) {
    createPage({
      path: `/${offlineFolder}/${language}`,
      component: resolve('src/features/offline/OfflinePage.tsx'),
      // The page has the labels of all languages; a new one changes the context, so that the query runs again.
      context: { language, languages: languages.join() },
    });
  }
};
