import { pageOfEachTemplate } from '../e2e/support/routes';
import { sidewaysOverflow } from '../support/sidewaysOverflow';
import { expect, test, visit } from './support/browserTest';

/** Waits until the page has loaded nothing for half a second. Runs in the page. */
const loadsNothing = async (): Promise<void> => {
  for (let loaded = -1, count = 0; loaded !== count;) {
    loaded = count;
    await new Promise((resolve) => setTimeout(resolve, 500));
    count = performance.getEntriesByType('resource').length;
  }
};

for (const path of [...pageOfEachTemplate(['us/en']), '/404.html']) {
  test(`${path} hydrates without an error`, async ({ tab, site: { origin, problems } }) => {
    await visit(tab, `${origin}${path}`);
    const shownTitles = await tab.evaluate(
      () => [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility()).length,
    );
    expect(shownTitles).toBe(1);
    expect(await tab.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
    // Boundaries below the window hydrate once they are reached.
    await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await tab.evaluate(loadsNothing);
    expect(problems).toEqual([]);
  });
}
