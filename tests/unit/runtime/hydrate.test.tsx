/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { waitFor } from '@testing-library/dom';
import { createContext, Suspense, useContext, useLayoutEffect, useState } from 'react';
import { hydrate } from '~/src/runtime/hydrate';

const Location = createContext('/');

/** A page as Gatsby renders it, with its location above the boundaries. */
const Page = ({ heading, next = '/' }: { heading: string; next?: string }) => {
  const [location, setLocation] = useState('/');
  // React hydrates boundaries after this.
  useLayoutEffect(() => setLocation(next), [next]);
  return (
    <Location.Provider value={location}>
      <div id="gatsby-focus-wrapper">
        <h1>{heading}</h1>
        <Suspense>
          <Header />
        </Suspense>
      </div>
    </Location.Provider>
  );
};
const Header = () => <nav>{useContext(Location)}</nav>;

const reported: string[] = [];
/** A busy machine takes long over React's retries. */
const untilTrue = { timeout: 20_000 };

let html: string;
beforeAll(async () => {
  // React's server needs it while it loads, and jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  // It warns that it runs no layout effects.
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { renderToString } = await import('react-dom/server');
  html = renderToString(<Page heading="Home" />);
  logged.mockRestore();
});
beforeEach(() => {
  reported.length = 0;
  window.reportError = (error: Error) => void reported.push(error.message);
  jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = `<div id="root">${html}</div>`;
});
afterEach(() => jest.restoreAllMocks());

const root = () => document.getElementById('root') as HTMLElement;

it('a page change before a boundary is hydrated renders the boundary and reports nothing', async () => {
  const nav = document.querySelector('nav');
  hydrate(<Page heading="Home" next="/insights" />, root());
  await waitFor(
    () => expect(document.querySelector('nav')?.textContent).toBe('/insights'),
    untilTrue,
  );
  expect(document.querySelector('nav')).not.toBe(nav);
  expect(reported).toEqual([]);
}, 30_000);

it('HTML that differs from what React renders is reported', async () => {
  hydrate(<Page heading="Another" />, root());
  await waitFor(
    () => expect(reported.join()).toMatch(/did not match|error while hydrating/),
    untilTrue,
  );
}, 30_000);
