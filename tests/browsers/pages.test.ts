import { pageOfEachTemplate } from '../e2e/support/routes';
import { sidewaysOverflow } from '../e2e/support/sidewaysOverflow';
import { expect, test, visit } from './support/firefox';

for (const path of [...pageOfEachTemplate(['us/en']), '/404.html']) {
  test(`${path} hydrates without an error`, async ({ tab, server, problems }) => {
    await visit(tab, `${server.origin}${path}`);
    expect(
      await tab.$$eval('h1', (titles) => titles.filter((title) => title.checkVisibility()).length),
    ).toBe(1);
    expect(await tab.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
    // Boundaries below the window hydrate once they are reached.
    await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await tab.waitForNetworkIdle();
    expect(problems).toEqual([]);
  });
}
