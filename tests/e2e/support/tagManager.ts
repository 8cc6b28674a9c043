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
      if (/^(?:www\.googletagmanager\.com|tags\.)/.test(hostname)) {
        await route.fulfill({ path: 'tests/fixtures/tags/gtm.js', contentType: 'text/javascript' });
      } else {
        await route.fulfill({ status: 204 });
      }
    },
  );
  return asked;
};

/** What the page has sent to tags so far: commands as lists, events as they are, without the time of the start. */
export const sentToTags = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (Array.isArray(window.dataLayer) ? (window.dataLayer as unknown[]) : []).map((item) =>
      Object.prototype.toString.call(item) === '[object Arguments]'
        ? Array.from(item as ArrayLike<unknown>)
        : { ...(item as object), ...('gtm.start' in (item as object) && { 'gtm.start': 0 }) },
    ),
  );

/** What comes from gatsby-plugin-google-tagmanager beside the container, at a time of its own. */
const pluginEvents = ['gatsby-plugin-route-change', 'core-web-vitals'];

const eventOf = (item: unknown): string | undefined => (item as { event?: string }).event;

/** What our own code and the container's loader have sent to tags so far. */
export const sentByUs = async (page: Page): Promise<unknown[]> =>
  (await sentToTags(page)).filter((item) => !pluginEvents.includes(eventOf(item) ?? ''));

/** Events of a name in the data layer. */
export const toldEvents = async (page: Page, name: string): Promise<unknown[]> =>
  (await sentToTags(page)).filter((item) => eventOf(item) === name);

/** The events of navigations among them. */
export const toldRouteChanges = (page: Page): Promise<unknown[]> =>
  toldEvents(page, 'gatsby-route-change');

/** What the tag manager saw of navigations: their path, and the title that the page had at that moment. */
export const sawRouteChanges = (page: Page): Promise<{ path: string; title: string }[]> =>
  page.evaluate(() => {
    type Seen = { item: { event?: string; path?: string }; title: string };
    const { tagManagerSaw = [] } = window as unknown as { tagManagerSaw?: Seen[] };
    return tagManagerSaw
      .filter(({ item }) => item.event === 'gatsby-route-change')
      .map(({ item, title }) => ({ path: item.path ?? '', title }));
  });
