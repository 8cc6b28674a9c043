import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(__filename);

/** The builds for script tags, which packages leave out of their exports; unlike the others they run as they are. */
const developmentBuilds = ['react', 'react-dom']
  .map((name) => join(dirname(resolve(name)), 'umd', `${name}.development.js`))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/**
 * Runs before the chunk of React: each of its modules that is React, or React DOM, exports the development build instead.
 * What they are is known by what they export, since webpack gives them numbers.
 */
const replaceModules = `
  const real = (self.webpackChunktalvane_website ??= []);
  const client = (name) => (...args) => {
    const internals = ReactDOM.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;
    internals.usingClientEntryPoint = true;
    try { return ReactDOM[name](...args); } finally { internals.usingClientEntryPoint = false; }
  };
  self.replacedModules = [];
  const replaced = (factory) => (module, exports, require) => {
    factory(module, exports, require);
    const has = (name) => Object(module.exports)[name] !== undefined;
    if (has('useState')) module.exports = React;
    else if (has('createPortal')) module.exports = ReactDOM;
    else if (has('hydrateRoot')) {
      module.exports = { createRoot: client('createRoot'), hydrateRoot: client('hydrateRoot') };
    } else return;
    self.replacedModules.push(Object.keys(module.exports).length);
  };
  const push = ([ids, modules, ...rest]) =>
    real.push([
      ids,
      Object.fromEntries(Object.entries(modules).map(([id, factory]) => [id, replaced(factory)])),
      ...rest,
    ]);
  self.webpackChunktalvane_website = { push };
`;

/**
 * Lets the built site run with React's development build, which compares each element with the HTML and says what differs.
 *
 * @returns what the browser's console has received since, besides plain messages.
 */
export const useDevelopmentReact = async (
  page: Page,
  changeHtml: (html: string) => string = (html) => html,
): Promise<string[]> => {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // The script that is served in place of React's has another hash.
      const body = changeHtml(html.replaceAll(/ integrity="[^"]*"/g, ''));
      await route.fulfill({ response, body });
    },
  );
  await page.route(/\/framework-[0-9a-f]+\.js$/, async (route) => {
    const response = await route.fetch();
    const chunk = await response.text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${developmentBuilds}\n(() => {${replaceModules}\n${chunk}\nself.webpackChunktalvane_website = real;})();`,
    });
  });
  return messages;
};
