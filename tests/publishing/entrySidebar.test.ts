import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { smallExportFile } from 'contentful-emulator/tests/support/smallSpace';
import {
  readPublisherSettings,
  startPublisher,
  type RunningPublisher,
} from 'static-site-publisher';
import { releasedSite } from 'static-site-publisher/releases';
import { localSpace } from '../../contentful/localSpace';
import { registerWebhook } from '../../publishing/local-space/registerWebhook';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import { axeViolations } from '../support/axe';

const secret = 's'.repeat(64);
const { token } = localSpace.sidebarApp.parameters;
const appOrigin = 'https://app.example.com';

let folder: string;
let space: Emulator;
let publisher: RunningPublisher;
let browser: Browser;
let context: BrowserContext;
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'entry-sidebar-'));
  space = await startEmulator({
    ...localSpace,
    exportFile: smallExportFile,
    stateFolder: join(folder, 'space'),
    port: 0,
  });
  Object.assign(process.env, {
    CONTENTFUL_HOST: space.host,
    CONTENTFUL_SPACE_ID: localSpace.spaceId,
    CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
    CONTENTFUL_PREVIEW_TOKEN: localSpace.previewToken,
    NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
  });
  publisher = await startPublisher({
    buildCommand: [process.execPath, join(__dirname, 'support/entryBuild.mjs')],
    entryPagesFile: 'entry-pages.json',
    translationsFile: 'translations.json',
    dryRun: {
      prepareFolder: (project) => {
        const copy = join(project, 'dry-run');
        mkdirSync(copy, { recursive: true });
        return copy;
      },
      environment: (ids) => ({ DRY_RUN_ENTRIES: ids.join(',') }),
    },
    settings: {
      ...readPublisherSettings({
        PUBLISH_SECRET: secret,
        PUBLISH_APP_TOKEN: token,
        PUBLISH_APP_ORIGINS: appOrigin,
        PUBLISH_STANDBY: '0',
      }),
      contentfulHost: space.host,
      port: 0,
    },
    siteFolder: folder,
    log: () => undefined,
  });
  await registerWebhook({ ...space, webhookAddress: publisher.webhookAddress, secret });
  browser = await launchBrowser();
  context = await browser.newContext({ ignoreHTTPSErrors: true });
});
afterAll(async () => {
  await browser?.close();
  await publisher?.close();
  await space?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (id: string): Promise<{ page: Page; app: FrameLocator }> => {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await page.goto(`${space.origin}/editor/Entry/${id}`);
  return { page, app: page.frameLocator('#app-host-frame') };
};

const released = (id: string): string =>
  readFileSync(join(folder, releasedSite, id, 'index.html'), 'utf8');

const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await wait(100);
};

const publishTitle = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Published. The next release').waitFor();
};

test('the sidebar of an entry shows where it is live, follows a publication, and undoes it', async () => {
  const { page, app } = await open('second');
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  expect(new URL(frame?.url() ?? '').origin).toBe(publisher.origin);
  expect(publisher.origin).not.toBe(space.origin);
  const [own, ...others] = await app.locator('#pages li').allTextContents();
  expect(own).toContain('/second');
  expect(others.length).toBeGreaterThan(0);
  expect(await app.getByRole('link', { name: 'Open the preview' }).getAttribute('href')).toBe(
    'http://localhost:9200/second',
  );

  const before = await page.getByLabel(/^Title/).inputValue();
  await publishTitle(page, 'A better title');
  await app.getByRole('heading', { name: /^(?:About to be|Being|Going|Just)/ }).waitFor();
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  expect(released('second')).toContain('A better title');

  await app.getByRole('button', { name: 'Undo the last publication…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore the version before?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel(/^Title/).inputValue()).toBe('A better title');
  await app.getByRole('button', { name: 'Undo the last publication…' }).click();
  await dialog.getByRole('button', { name: 'Restore the fields' }).click();
  await page.getByText('The fields are restored. Check them, then publish.').waitFor();
  expect(await page.getByLabel(/^Title/).inputValue()).toBe(before);
  await app.getByText('Changes since are a draft, seen in the preview alone.').waitFor();
  expect(released('second')).toContain('A better title');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Published. The next release').waitFor();
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  await waitUntil(() => released('second').includes(before));
  await page.close();
  expect(problems).toEqual([]);
});

test('before publishing, the sidebar lists the pages that would change, and each is shown before and after', async () => {
  const { page, app } = await open('second');
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  const title = await page.getByLabel(/^Title/).inputValue();
  await page.getByLabel(/^Title/).fill('A title to be');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await app.getByRole('button', { name: 'What will change…' }).click();
  await app.getByRole('heading', { name: '1 page would change' }).waitFor();
  expect(await app.locator('#changes li a').first().textContent()).toBe('/second');
  expect(released('second')).not.toContain('A title to be');

  const opened = context.waitForEvent('page');
  await app.getByRole('link', { name: 'See before and after' }).click();
  const changes = await opened;
  changes.on('pageerror', ({ message }) => problems.push(message));
  await changes.getByRole('heading', { level: 1, name: '1 page would change' }).waitFor();
  expect(await changes.getByRole('heading', { level: 2 }).textContent()).toContain('aa/en');
  expect(await axeViolations(changes)).toEqual([]);
  await changes.getByRole('link', { name: '/second' }).click();
  await changes.getByText('1 change in texts and pictures').waitFor();
  const [before, after] = ['Before', 'After'].map((name) =>
    changes.frameLocator(`iframe[title="${name}"]`).getByRole('heading'),
  );
  expect([await before?.textContent(), await after?.textContent()]).toEqual([
    title,
    'A title to be',
  ]);
  expect(await after?.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('solid');
  // The styles of the site are those of the frame, and its links stay within it.
  expect(await after?.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(1, 2, 3)');
  expect(
    await changes.frameLocator('iframe[title="After"]').getByRole('link').getAttribute('href'),
  ).toMatch(/^\/changes\/[^/]+\/after\/second\/$/);
  await changes.getByRole('button', { name: 'Next change' }).press('Enter');
  await changes.getByText('Change 1 of 1: A title to be').waitFor();
  expect(await changes.getByRole('listitem').textContent()).toBe(
    `Before: ${title}After: A title to be`,
  );
  expect(await axeViolations(changes)).toEqual([]);

  await changes.setViewportSize({ width: 320, height: 640 });
  expect(await changes.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    320,
  );
  await changes.locator('iframe[title="Before"]').waitFor({ state: 'hidden' });
  await changes.getByRole('button', { name: 'Show after' }).press('Enter');
  await changes.locator('iframe[title="Before"]').waitFor();
  await changes.locator('iframe[title="After"]').waitFor({ state: 'hidden' });
  await changes.close();

  await publishTitle(page, title);
  // Until it is live, a publication that fails holds it up too.
  await app.getByRole('heading', { name: /^(?:About to be|Being|Going|Just)/ }).waitFor();
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  await page.close();
  expect(problems).toEqual([]);
});

test('an entry that stops the release shows it, and the others do not', async () => {
  const { page, app } = await open('third');
  await publishTitle(page, 'A broken title');
  await app.getByRole('heading', { name: 'Not live' }).waitFor();
  expect(await app.locator('#state').textContent()).toContain(
    'This entry stops the release:"A broken title" has a slug that is no address.',
  );
  const other = await open('second');
  await other.app.getByRole('heading', { name: /^Live since / }).waitFor();
  await publishTitle(other.page, 'Held up');
  await other.app.getByRole('heading', { name: 'Not live' }).waitFor();
  expect(await other.app.locator('#state').textContent()).toContain(
    'Something else stops the release:',
  );
  await other.page.close();
  await publishTitle(page, 'A right title');
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  expect(released('second')).toContain('Held up');
  await page.close();
});

test('the app and the board of translations have no barriers that axe finds', async () => {
  const { page, app } = await open('second');
  await app.getByRole('heading', { name: /^Live since / }).waitFor();
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  // The rules about whole pages are those of the editor around it.
  const found = frame ? await axeViolations(frame) : ['no frame'];
  expect(found.filter((line) => !/^(?:landmark|region|page-has)/.test(line))).toEqual([]);
  await page.goto(`${publisher.origin}/translations`);
  expect(await page.getByRole('row').count()).toBe(4);
  await page.getByLabel('State').selectOption('Missing');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('No text is in this state.').waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const field = page.getByRole('link', { name: 'The second question: Title' });
  await field.click();
  expect(page.url()).toBe(`${space.origin}/editor/Entry/second?locale=fr#field-title`);
  await page.close();
});

test('the status of an entry needs the token, and the app one of its editors', async () => {
  const address = `${publisher.origin}/entries/first`;
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { authorization: `Bearer ${token}x` } })).status).toBe(
    401,
  );
  const foreign = await fetch(address, {
    headers: { ...headers, origin: 'https://other.example' },
  });
  expect(foreign.status).toBe(200);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(address, { method: 'OPTIONS', headers: { origin: appOrigin } });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(appOrigin);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  const asked = (given: string) =>
    fetch(`${publisher.origin}/dry-runs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${given}`, 'content-type': 'application/json' },
      body: '{"entries":[]}',
    });
  expect([(await asked(`${token}x`)).status, (await asked(token)).status]).toEqual([401, 400]);
  expect((await fetch(`${publisher.origin}/changes/unknown/after/second/`)).status).toBe(404);
  const app = await fetch(`${publisher.origin}/app/`);
  expect(app.headers.get('content-security-policy')).toContain(`frame-ancestors ${space.origin}`);
  expect(await app.text()).not.toContain(token);
  const unknown = (await (
    await fetch(`${publisher.origin}/entries/none`, { headers })
  ).json()) as object;
  expect(unknown).not.toHaveProperty('live');
});
