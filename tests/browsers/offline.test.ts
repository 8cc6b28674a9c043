import { expect, serveSite, test, textOf, visit } from './support/firefox';

test('a page that was seen shows again without a server, and another one says that there is none', async ({
  tab,
}) => {
  const { origin, close } = await serveSite();
  const path = '/us/en/insights';
  try {
    await visit(tab, `${origin}${path}`);
    const title = await textOf(tab, 'h1');
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect
      .poll(() => tab.evaluate(async (seen) => Boolean(await caches.match(seen)), `/.seen${path}`))
      .toBe(true);
    await close();
    await visit(tab, `${origin}${path}`);
    expect(await textOf(tab, 'h1')).toBe(title);
    await tab.goto(`${origin}/us/en/contact-us`);
    await expect.poll(() => textOf(tab, 'main')).toContain('You are offline');
  } finally {
    await close();
  }
});
