import { expect, expectElement, expectWorker, test, textOf, visit } from './support/browserTest';

test('a page that was seen shows again without a server, and another one says that there is none', async ({
  tab,
  site: { origin, close },
}) => {
  const path = '/us/en/insights';
  await visit(tab, `${origin}${path}`);
  const title = await textOf(tab, 'h1');
  await expectWorker(tab);
  await expect
    .poll(() => tab.evaluate(async (seen) => Boolean(await caches.match(seen)), `/.seen${path}`))
    .toBe(true);
  await close();
  await visit(tab, `${origin}${path}`);
  expect(await textOf(tab, 'h1')).toBe(title);
  await tab.goto(`${origin}/us/en/contact-us`);
  await expectElement(tab, 'main h1');
  await expect.poll(() => textOf(tab, 'main')).toContain('You are offline');
});
