import type { PreRenderHTMLArgs } from 'gatsby';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockTags, registerPage } from '~/src/features/tag-manager/blockTags';
import { pluginParts } from './support/pluginParts';

const settings = { id: 'GTM-TEST', environment: undefined, origin: undefined, path: undefined };
const own = createElement('meta', { key: 'own', name: 'own' });

/** Runs the hook on what the plugin has set for a page; returns the markup that is left. */
const holdBack = (pathname: string, parts = pluginParts(settings)) => {
  let head: ReactNode[] = [own, ...parts.head];
  let preBody: ReactNode[] = [own, ...parts.preBody];
  const args = {
    pathname,
    getHeadComponents: () => head,
    replaceHeadComponents: (next: ReactNode[]) => (head = next),
    getPreBodyComponents: () => preBody,
    replacePreBodyComponents: (next: ReactNode[]) => (preBody = next),
  };
  blockTags(args as unknown as PreRenderHTMLArgs);
  return { head: renderToStaticMarkup(head), preBody: renderToStaticMarkup(preBody) };
};
const note = (pathname: string, allowsTags?: boolean) =>
  registerPage({ location: { pathname }, pageContext: { allowsTags } });

const isProduction = jest.replaceProperty(process, 'env', {
  ...process.env,
  NODE_ENV: 'production',
  GTM_ID: 'GTM-TEST',
});
afterAll(() => isProduction.restore());

test('where tags are allowed the script waits for consent, beside the polyfill', () => {
  note('/be/fr/home', true);
  const { head, preBody } = holdBack('/be/fr/home');
  const scripts = head.match(/<script[^>]*>/g);
  expect(scripts).toEqual([
    '<script data-gatsby="web-vitals-polyfill">',
    '<script type="text/plain" data-consent="tags">',
  ]);
  expect(head).toContain("'GTM-TEST'");
  expect(preBody).toBe('<meta name="own"/>');
});

test('elsewhere nothing of it is left', () => {
  note('/cn/en/home');
  const left = { head: '<meta name="own"/>', preBody: '<meta name="own"/>' };
  expect(holdBack('/cn/en/home')).toEqual(left);
  expect(holdBack('/404')).toEqual(left);
});

test('pages that are rendered at once keep their own rule', () => {
  note('/be/fr/home', true);
  note('/cn/en/home');
  note('/be/fr/near', true);
  expect(holdBack('/cn/en/home').head).not.toContain('<script');
  expect(holdBack('/be/fr/near').head).toContain('data-consent');
  expect(holdBack('/be/fr/home').head).toContain('data-consent');
});

test.each([
  ['the script', 'head', 'plugin-google-tagmanager'],
  ['the polyfill', 'head', 'gatsby-plugin-google-tagmanager-web-vitals'],
  ['the frame', 'preBody', 'plugin-google-tagmanager'],
] as const)('a plugin that names %s otherwise fails the build', (_what, place, name) => {
  const parts = pluginParts(settings);
  const renamed = parts[place].map((part) =>
    part.key === name ? createElement('script', { ...part.props, key: 'renamed' } as object) : part,
  );
  expect(() => holdBack('/be/fr/home', { ...parts, [place]: renamed })).toThrow('has it changed?');
});
