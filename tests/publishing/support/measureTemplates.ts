import type { Routes } from '~/gatsby/routes/types';
import type { ContentIndex } from './contentIndex';
import type { Pane } from './livePane';
import { measureClicks, report, type Focused, type Measured } from './measureClicks';
import type { TestWindow } from './testWindow';

/** A page that stands for its template in a site. */
export type Place = { template: string; path: string; site?: { id: string } };

/** The error pages, which have no route, as Gatsby serves them. */
const errorPages = ['404', '500'].map((name) => ({ template: name, path: `/${name}.html` }));

/**
 * A page of each template in each site.
 *
 * @param sites by country and language, such as `us/en`; a template that none of them has is shown in another site.
 */
export const placesOf = ({ pages }: Routes, sites: readonly string[]): Place[] => {
  const templates = [...new Set(pages.map(({ template }) => template))];
  const found = templates.flatMap((template) => {
    const own = pages.filter((page) => page.template === template);
    const ofSites = sites.flatMap((id) => own.find(({ site }) => site?.id === id) ?? []);
    return ofSites.length > 0 ? ofSites : own.slice(0, 1);
  });
  // One site after the other: within a site, links lead from page to page.
  const bySite = (a: Place, b: Place) => (a.site?.id ?? '').localeCompare(b.site?.id ?? '');
  return [
    ...found
      .map(({ template, path, site }) => ({ template, path, ...(site && { site }) }))
      .sort(bySite),
    ...errorPages,
  ];
};

/** Waits until nothing has changed on the page for a second and thirty frames, which take longer on a busy machine. */
const settle = ({ site }: Pane): Promise<void> =>
  site.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 60_000;
        let [frames, since] = [0, performance.now()];
        const observer = new MutationObserver(() => {
          [frames, since] = [0, performance.now()];
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const wait = (): void => {
          frames += 1;
          const now = performance.now();
          if ((frames < 30 || now - since < 1000) && now < end) {
            requestIdleCallback(() => requestAnimationFrame(wait), { timeout: 500 });
            return;
          }
          observer.disconnect();
          resolve();
        };
        wait();
      }),
  );

/** Opens a page in the preview by its address, and waits until the SDK has connected again. */
const open = async (pane: Pane, path: string): Promise<void> => {
  const connections = () => pane.page.evaluate(() => (window as unknown as TestWindow).connections);
  const before = await connections();
  await pane.site.goto(new URL(path, pane.site.url()).href, { timeout: 120_000 });
  await pane.site.locator('h1').first().waitFor({ timeout: 60_000 });
  for (const end = Date.now() + 30_000; (await connections()) === before;) {
    if (Date.now() > end) throw new Error(`The preview of ${path} does not connect.`);
    await pane.page.waitForTimeout(50);
  }
  await settle(pane);
};

/**
 * Goes to a page of the same site without loading the document anew. Replaces the page in the history, because a page that is
 * added to it renders in stages.
 */
const navigate = async (pane: Pane, path: string): Promise<void> => {
  await pane.site.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '');
    type Navigate = (path: string, options: { replace: boolean }) => void;
    (window as unknown as { ___navigate: Navigate }).___navigate(to, { replace: true });
  }, path);
  await pane.site.locator('h1:not([data-before])').first().waitFor({ timeout: 60_000 });
  await settle(pane);
};

/** Measures the clicks on pages one after the other, in one pane, and writes each result to the output. */
export const measureTemplates = async (
  pane: Pane,
  index: ContentIndex,
  places: readonly Place[],
): Promise<Measured[]> => {
  const measured: Measured[] = [];
  const focused: Focused = new Set();
  let shown: string | undefined;
  for (const { template, path, site } of places) {
    await (site && site.id === shown ? navigate : open)(pane, path);
    expect(new URL(pane.site.url()).pathname).toBe(path);
    shown = site?.id;
    const one = await measureClicks(pane, index, template, focused);
    process.stdout.write(report([one]));
    measured.push(one);
  }
  return measured;
};
