import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Frame, Page } from '@playwright/test';
import { templateIds } from '../../contentful/model/templates';
import type { Routes } from '../../gatsby/routes/types';
import { copySources } from '../../scripts/support/copySources';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import { secretParameter } from '../../publishing/preview/previewGuard';
import { liveSpace } from '../fixtures/liveSpace';
import { freePort, freePortPair } from '../../scripts/servers/freePort';
import { ContentIndex } from './support/contentIndex';
import { clickNode, openPane, typeInto } from './support/livePane';
import { report, shareOf } from './support/measureClicks';
import { measureTemplates, placesOf } from './support/measureTemplates';
import { shownNodes } from './support/shownNodes';

const folder = mkdtempSync(join(tmpdir(), 'live-editing-'));
const exportFile = join(folder, '.space', 'space.json');
/** A file that is there from when slow page data are written. */
const isWriting = join(folder, 'is-writing');
const secret = 'live editing';
const typesFile = 'src/gatsby-types.d.ts';
const withTsx = ['--import', 'tsx'];
const space = liveSpace();
let browser: Browser;
let running: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(join(folder, '.space'));
  writeFileSync(exportFile, JSON.stringify(space));
  browser = await launchBrowser();
});
afterAll(async () => {
  await stop();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const stop = async (): Promise<void> => {
  if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
};

/** Starts a command of the project on a port, and waits until its site answers. */
const start = async (
  command: string,
  port: number,
  sitePort = port,
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  const child = spawn(
    process.execPath,
    [...withTsx, `scripts/${command}.ts`, '--port', String(port)],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SPACE_FILE: exportFile,
        SPACE_PORT: '0',
        PREVIEW_SECRET: secret,
        ...env,
      },
    },
  );
  running = child;
  let complaints = '';
  child.stderr.on('data', (text) => (complaints += String(text)));
  const answers = () =>
    fetch(`http://127.0.0.1:${sitePort}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${command} has ended: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

const askSpace = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [...withTsx, 'scripts/space.ts', ...args, '--export', exportFile],
    { cwd: folder },
  );

/** Opens a page, and marks its document so that one that is loaded again is recognised. */
const openMarked = async (address: string, title: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(address, { timeout: 120_000 });
  await heading(page, title);
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  return page;
};
const heading = (page: Page | Frame, name: string, exact = true) =>
  page.getByRole('heading', { level: 1, name, exact }).waitFor({ timeout: 60_000 });
const isSameDocument = (page: Page) => page.locator('body[data-marked]').count();

const edit = (file: string, ...replacements: [string, string][]): void => {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
};

/**
 * Shows pictures as no component of ours does; each in a component of its own, since React calls a component once more to
 * say where a warning is from, and takes what would be warned of meanwhile for said.
 */
const wrongPictures = `
import { Picture } from '../components/Picture';

const images = { fallback: { src: '/nowhere.webp' } };
const picture = { layout: 'fullWidth', width: 4, height: 3, images };

const WithoutImage = () => <Picture alt="It has no image" sizes="40px" />;
const WithoutText = () => <Picture picture={picture} sizes="40px" isEager />;
const WithOwnLayout = () => <Picture picture={picture} alt="" sizes="40px" layout="wide" />;
const WithWidth = () => <Picture picture={picture} alt="" sizes="40px" width={40} />;

export default function WrongPictures() {
  return [WithoutImage, WithoutText, WithOwnLayout, WithWidth].map((Wrong, index) => <Wrong key={index} />);
}
`;

describe('gatsby develop', () => {
  let port: number;
  beforeAll(async () => {
    copySources(folder);
    writeFileSync(join(folder, 'src/pages/wrong-pictures.jsx'), wrongPictures);
    rmSync(join(folder, typesFile));
    port = await freePort();
    await start('develop', port, port, {
      NODE_OPTIONS: `--import ${resolve('tests/publishing/support/slowPageData.mjs')}`,
      SLOW_PAGE_DATA: '/aa/en/awards',
      SLOW_PAGE_DATA_MARK: isWriting,
    });
  }, 480_000);
  afterAll(async () => {
    await stop();
    rmSync(join(folder, 'src/pages/wrong-pictures.jsx'));
  });

  /** The status of a page's data. Gatsby answers 404 after 15 s, which the first queries on a busy machine may take. */
  const until200 = async (path: string) => {
    const url = `http://127.0.0.1:${port}/page-data${path}/page-data.json`;
    const end = Date.now() + 90_000;
    let { status } = await fetch(url);
    while (status !== 200 && Date.now() < end) ({ status } = await fetch(url));
    return status;
  };

  test('warns of pictures without image, file or alternative text, and of wrong layouts', async () => {
    expect(await until200('/wrong-pictures')).toBe(200);
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(`http://localhost:${port}/wrong-pictures`, { timeout: 120_000 });
    const expected = [
      '[gatsby-plugin-image] Missing image prop',
      'Image not loaded /nowhere.webp',
      'The "alt" prop is required in Picture.',
      'Invalid value wide" provided for prop "layout".',
      '"width" 40 may not be passed when layout is fullWidth.',
    ];
    const missing = () =>
      expected.filter((text) => !warnings.some((warning) => warning.includes(text)));
    const end = Date.now() + 60_000;
    while (missing().length > 0 && Date.now() < end) await page.waitForTimeout(250);
    expect({ missing: missing(), said: missing().length > 0 ? warnings : [] }).toEqual({
      missing: [],
      said: [],
    });
    await page.close();
  }, 240_000);

  test('a page that is queried while the data of another are written is found', async () => {
    const slow = until200('/aa/en/awards');
    while (!existsSync(isWriting)) await new Promise((done) => setTimeout(done, 50));
    expect(await Promise.all([slow, until200('/aa/en/brands')])).toEqual([200, 200]);
  }, 120_000);

  test('an open page takes on content, components and queries, and its links keep the document', async () => {
    const page = await openMarked(
      `http://localhost:${port}/aa/en/insights/number-2`,
      'Insight number-2',
    );

    await askSpace('set', 'number-2', 'title', 'A new title');
    await askSpace('publish', 'number-2');
    await heading(page, 'A new title');
    // What developers have it write is what the project was checked with.
    expect(readFileSync(join(folder, typesFile), 'utf8')).toBe(readFileSync(typesFile, 'utf8'));

    const template = join(folder, 'src/templates/Insight.tsx');
    edit(template, ['title={insight.title}\n', 'title={`${insight.title}, in short`}\n']);
    await heading(page, 'A new title, in short');
    // Gatsby may send a component before the data of its new query.
    edit(
      template,
      ['title={`${insight.title}, in short`}', "title={insight.slug ?? ''}"],
      ['      title\n      path', '      title\n      slug\n      path'],
    );
    await heading(page, 'number-2');

    await page.locator('a[href="/aa/en/insights"]').first().click();
    await heading(page, 'Insights');
    expect(await isSameDocument(page)).toBe(1);
  }, 300_000);
});

describe('the preview', () => {
  let port: number;
  let spacePort: number;
  beforeAll(async () => {
    copySources(folder);
    // The preview's site takes the next port.
    port = await freePortPair();
    spacePort = await freePort();
    // The editor is on another site than the preview, by its name in the address.
    const editor = { PREVIEW_EDITORS: `https://127.0.0.1:${spacePort}` };
    await start('preview', port, port + 1, { SPACE_PORT: String(spacePort), ...editor });
  }, 480_000);

  test('a page open in the preview shows what is saved, and its links keep the document', async () => {
    const opened = `?${secretParameter}=${encodeURIComponent(secret)}`;
    const page = await openMarked(
      `http://localhost:${port}/aa/en/insights/number-3${opened}`,
      'Insight number-3',
    );

    await askSpace('set', 'number-3', 'title', 'A draft of a title');
    await heading(page, 'A draft of a title');
    await page.locator('a[href="/aa/en/insights"]').first().click();
    await heading(page, 'Insights');
    expect(await isSameDocument(page)).toBe(1);
    await page.close();
  }, 300_000);

  const open = (entry: string, locale = 'en') =>
    openPane(
      browser,
      `https://127.0.0.1:${spacePort}/live-preview/Entry/${entry}?locale=${locale}`,
    );

  test('the editor of another site frames the preview, and each keystroke shows there unsaved', async () => {
    const pane = await open('number-2');
    await pane.site.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    // Without the secret in the address, only the cookie opens it.
    expect(pane.site.url()).toBe(`http://localhost:${port}/aa/en/insights/number-2`);
    await pane.site.goto(pane.site.url());
    await pane.site.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await pane.page.waitForTimeout(2000);

    const typed = ' as it is typed, word by word';
    const delays = await typeInto(pane, 'title', typed, 'h1');
    const sorted = [...delays].sort((a, b) => a - b);
    process.stdout.write(
      `${delays.length} keystrokes: middle ${sorted[sorted.length >> 1]} ms, slowest ${sorted.at(-1)} ms\n`,
    );
    expect(delays).toHaveLength(typed.replaceAll(' ', '').length);
    expect(sorted.at(-1)).toBeLessThan(Infinity);

    // A click on another entry saves what was typed as a draft first.
    const [link] = (await shownNodes(pane.site)).filter(({ text }) => text === 'Article');
    const opened = link && (await clickNode(pane, link.index));
    expect(opened).toMatchObject({ kind: 'Entry', id: 'type', field: 'name', locale: 'en' });
    const { stdout } = await askSpace('get', 'number-2');
    expect(stdout).toContain('as it is typed, word by word');
    await pane.page.context().close();
  }, 300_000);

  test('a click on 98 % of the visible content of all templates opens its entry, field and locale', async () => {
    const routes = JSON.parse(
      readFileSync(join(folder, '.preview/.cache/routes.json'), 'utf8'),
    ) as Routes;
    const pane = await open('home');
    const places = placesOf(routes, ['aa/en']);
    // Another language than that of the default site.
    places.push(...placesOf(routes, ['aa/fr']).filter(({ template }) => template === 'insights'));
    const measured = await measureTemplates(pane, new ContentIndex(space, true), places);
    process.stdout.write(report(measured.map((one) => ({ ...one, wrong: [] }))));
    expect(new Set(measured.map(({ template }) => template))).toEqual(
      new Set([...templateIds, '404', '500']),
    );
    expect(measured.filter(({ content }) => content < 3)).toEqual([]);
    expect(shareOf(measured)).toBeGreaterThanOrEqual(0.98);
    await pane.page.context().close();
  }, 600_000);
});
