/** @jest-environment jsdom */
import { endViewTransition, startViewTransitions } from '~/src/runtime/viewTransition';

const start = jest.fn<unknown, [() => Promise<void>]>();
const push = jest.fn();
let prefersReduced = false;

beforeAll(() => {
  Object.assign(document, { startViewTransition: start });
  history.pushState = push;
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList;
  startViewTransitions();
});

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/us/en/services" class="plain">All</a>' +
    '<article><h3><a href="/us/en/services/x">X</a></h3><p><a href="/us/en/services/y" class="inside">Y</a></p></article>';
  focus('h3 > a');
  start.mockReset();
  start.mockReturnValue({ ready: Promise.resolve() });
  push.mockReset();
  prefersReduced = false;
});

test('a teaser that is followed starts a transition before the address changes, which ends with the new page', async () => {
  history.pushState({ key: 1 }, '', '/us/en/services');
  expect(start).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledWith({ key: 1 }, '', '/us/en/services');
  expect(start.mock.invocationCallOrder[0]).toBeLessThan(push.mock.invocationCallOrder[0] ?? 0);
  let hasEnded = false;
  const rendered = start.mock.calls[0]?.[0]().then(() => {
    hasEnded = true;
  });
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  endViewTransition();
  await rendered;
  expect(hasEnded).toBe(true);
});

test('a page that rendered before the browser took its snapshot is shown without waiting', async () => {
  jest.useFakeTimers();
  try {
    history.pushState({}, '', '/us/en/insights');
    endViewTransition();
    // No timer runs here, so only the rendered page can resolve it.
    await expect(start.mock.calls[0]?.[0]()).resolves.toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('a transition that the browser skips is no error of the page', () => {
  const ready = Promise.reject(new DOMException('Skipped', 'AbortError'));
  const handle = jest.spyOn(ready, 'catch');
  start.mockReturnValue({ ready });
  history.pushState({}, '', '/us/en/about-us');
  expect(handle).toHaveBeenCalledTimes(1);
});

test.each(['#part', '?topic=data'])('the address %s on the same page starts none', (address) => {
  history.pushState({}, '', address);
  expect(start).not.toHaveBeenCalled();
  expect(push).toHaveBeenCalledTimes(1);
});

test.each(['.plain', '.inside'])(
  'a link that leads to no teaser’s page starts none: %s',
  (link) => {
    focus(link);
    history.pushState({}, '', '/us/en/services');
    expect(start).not.toHaveBeenCalled();
    expect(push).toHaveBeenCalledTimes(1);
  },
);

test('reduced motion starts none', () => {
  prefersReduced = true;
  history.pushState({}, '', '/us/en/services');
  expect(start).not.toHaveBeenCalled();
  expect(push).toHaveBeenCalledTimes(1);
});
