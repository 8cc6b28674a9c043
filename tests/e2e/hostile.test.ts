import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { startSiteServer } from '../../hosting/startSiteServer';
import { hostileSpace } from '../fixtures/hostile/hostileSpace';
import { textPayloads } from '../fixtures/hostile/payloads';
import { hostileSvgs, svg } from '../fixtures/hostile/svgs';
import { openScratchSite, type ScratchSite } from '../support/scratchSite';
import { expectMounted } from '../support/visit';

test.describe.configure({ mode: 'serial' });

let site: ScratchSite;
let server: Awaited<ReturnType<typeof startSiteServer>>;
const harmless = svg('<circle r="3"/>');

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => join(file.parentPath, file.name));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = openScratchSite();
  const assets = join(site.folder, '.space', 'assets');
  mkdirSync(assets, { recursive: true });
  const files = [harmless, ...hostileSvgs.map(([content]) => content)];
  files.forEach((content, index) => writeFileSync(join(assets, `svg-${index}.svg`), content));
  const { output, hasFailed } = await site.build(hostileSpace(files.length));
  expect(hasFailed ? output : '').toBe('');
  server = await startSiteServer({ folder: join(site.folder, 'public'), port: 0 });
});
test.afterAll(async () => {
  await server?.close();
  site?.remove();
});

test('no markup of the content is markup of the pages, no link leaves the schemes we allow', () => {
  const problems: string[] = [];
  const files = filesBelow(join(site.folder, 'public'), '.html');
  expect(files.length).toBeGreaterThan(textPayloads.length);
  for (const file of files) {
    const page = parse(readFileSync(file, 'utf8'), { comment: false });
    for (const element of page.querySelectorAll('*')) {
      for (const [name, value] of Object.entries(element.attributes)) {
        if (/^on/i.test(name)) problems.push(`${file}: ${name}="${value}"`);
        if (!/^(?:href|src|action|formaction|data|poster)$/i.test(name)) continue;
        if (!/^(?:https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\])|$)/.test(value)) {
          problems.push(`${file}: <${element.rawTagName} ${name}="${value}">`);
        }
      }
      if (/^(?:iframe|object|embed|base|math|animate)$/i.test(element.rawTagName)) {
        problems.push(`${file}: <${element.rawTagName}>`);
      }
    }
    for (const script of page.querySelectorAll('script')) {
      if (
        script.text.includes('alert(1)') &&
        script.getAttribute('type') !== 'application/ld+json'
      ) {
        problems.push(`${file}: ${script.text.slice(0, 80)}`);
      }
    }
  }
  expect([...new Set(problems)].slice(0, 20)).toEqual([]);
});

test('of the drawings only the harmless one is published', () => {
  const published = filesBelow(join(site.folder, 'public', 'static'), '.svg').filter((file) =>
    /svg-\d+\.svg$/.test(file),
  );
  expect(published.map((file) => readFileSync(file, 'utf8'))).toEqual([harmless]);
});

test.describe('in a browser that knows no content security policy', () => {
  test.use({ bypassCSP: true });

  test('nothing of it runs, opened or navigated to', async ({ page }) => {
    test.setTimeout(300_000);
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol !== 'data:' && hostname !== 'localhost') elsewhere.push(request.url());
    });
    const base = server.origin;
    const opened = ['home', 'insights', 'playbook', 'about-us/management', 'about-us/locations'];
    for (const path of opened) {
      await page.goto(`${base}/aa/en/${path}`);
      await expectMounted(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    for (const index of textPayloads.keys()) {
      const path = `/aa/en/insights/text-${index}`;
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        path,
      );
      await expect(page).toHaveURL(`${base}${path}`);
      await expect(page.locator('h1')).toHaveText((textPayloads[index] ?? '').slice(0, 140));
    }
    const schemes = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('a')].map(({ protocol }) => protocol)),
    ]);
    expect(schemes.filter((scheme) => !/^(?:https?|mailto|tel):$/.test(scheme))).toEqual([]);
    expect(alarms).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});
