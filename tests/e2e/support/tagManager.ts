import type { BrowserContext, Page } from '@playwright/test';

/** Answers the tag manager's address with a script of our own, and other hosts with nothing; what was asked of them. */
export const standInForTags = async (
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> => {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      asked.push(`${hostname}${pathname}`);
      if (hostname === 'www.googletagmanager.com') {
        await route.fulfill({ path: 'tests/fixtures/tags/gtm.js', contentType: 'text/javascript' });
      } else {
        await route.fulfill({ status: 204 });
      }
    },
  );
  return asked;
};

/** What the page has told tags so far: commands as lists, events as they are, without the time of the start. */
export const toldTags = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((item) =>
      Object.prototype.toString.call(item) === '[object Arguments]'
        ? Array.from(item as ArrayLike<unknown>)
        : { ...(item as object), ...('gtm.start' in (item as object) && { 'gtm.start': 0 }) },
    ),
  );

/** The events of navigations among them. */
export const toldRouteChanges = async (page: Page): Promise<unknown[]> =>
  (await toldTags(page)).filter(
    (item) => (item as { event?: string }).event === 'gatsby-route-change',
  );

/** What the tag manager saw of navigations: their path, and the title that the page had at that moment. */
export const sawRouteChanges = (page: Page): Promise<{ path: string; title: string }[]> =>
  page.evaluate(() => {
    type Seen = { item: { event?: string; path?: string }; title: string };
    const { tagManagerSaw = [] } = window as unknown as { tagManagerSaw?: Seen[] };
    return tagManagerSaw
      .filter(({ item }) => item.event === 'gatsby-route-change')
      .map(({ item, title }) => ({ path: item.path ?? '', title }));
  });
