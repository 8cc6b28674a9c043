import { resolve } from 'node:path';
import type { Actions } from 'gatsby';
import type { WelcomeState } from '../../src/features/welcome/steps';
import { typeName } from '../content/typeNames';
import type { NodeSource } from '../content/nodeSource';
import type { Route, Routes, RoutesInput } from '../routes/types';

/** Whether no site has a page, as in an empty space or after an import of the content model alone. */
export const hasNoSite = ({ pages }: Routes): boolean => pages.every(({ site }) => !site);

/** Creates the page that takes the place of the region chooser until a site has a page: what to create next. */
export const createWelcomePage = (
  { path }: Route,
  { locales, countries }: RoutesInput,
  { byType }: NodeSource,
  createPage: Actions['createPage'],
): void => {
  const context: WelcomeState = {
    locales,
    hasLanguage: byType(typeName('language')).length > 0,
    hasCountry: countries.some(({ languages }) => languages.length > 0),
  };
  createPage({ path, component: resolve('src/features/welcome/WelcomePage.tsx'), context });
};
