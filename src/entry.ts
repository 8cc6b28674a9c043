/*
 * The production entry, in place of Gatsby's `.cache/production-app`, which it imports last (gatsby/webpack/bundles.ts).
 * Gatsby's entry evaluates React, Gatsby and all components in one long task. Here each group is evaluated in its own
 * task, so that the browser can handle input in between.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const groups: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The Babel plugin of Emotion makes every `styled.div` a call of this module's.
  () => import(/* webpackMode: "eager", webpackExports: "default" */ '@emotion/styled/base'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "default" */ './features/navigation/header/Header'
    ),
  () => import(/* webpackMode: "eager" */ './sections/sectionRegistry'),
  () => import(/* webpackMode: "eager" */ '../gatsby-browser'),
  // eslint-disable-next-line import-x/no-unresolved -- An alias of webpack's.
  () => import(/* webpackMode: "eager" */ 'gatsby-production-app'),
];

const run = async (): Promise<void> => {
  for (const group of groups) {
    await group();
    await nextTask();
  }
};

void run();
