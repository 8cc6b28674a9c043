import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { readPublishingSettings } from '../publishing/readPublishingSettings';
import { startDemoSite, type DemoSite } from './demo/demoSite';
import { followUntil, isIdle, readStatus } from './demo/followPublication';
import { openWindow, type Shot, type Window } from './demo/openWindow';
import { startDemoPreview } from './demo/startDemoPreview';
import { prepareExportFile } from './support/connectSpace';
import { runCommand, say } from './support/output';
import { readPort } from './support/readPort';

const help = `npm run screenshots:editors -- [options]

Takes the screenshots of docs/editors.md into docs/screenshots/editors. Edits and publishes an entry in the admin UI of a
local space, follows it on the publisher's status page until it is live, asks what a draft will change, and opens it in the
preview. Shares the space and the builds of npm run demo:publish, in .space/publish-demo.

  --only NAME     space, status, translations, changes, preview or live-preview, several times if need be; all if left out
  --port N        the port of the preview (PREVIEW_PORT, else 9200); its site takes the next one
  --help          this text

SPACE_FILE names another space than the demo space, SPACE_PORT the port of the space (9453).`;

const folder = 'docs/screenshots/editors';
const parts = ['space', 'status', 'translations', 'changes', 'preview', 'live-preview'] as const;
type Part = (typeof parts)[number];

const partsOf = (only: readonly string[] | undefined): readonly Part[] => {
  const unknown = only?.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: use ${parts.join(', ')}.`);
  return parts.filter((part) => only?.includes(part) ?? true);
};

/** Suffixes added to a title. */
const edits = { published: ', one year on', draft: ', two years on' } as const;

/** Removes the suffixes, also those of an interrupted run. */
const withoutEdit = (title: string): string =>
  Object.values(edits).reduce((text, edit) => text.replace(edit, ''), title);

/** An insight with a page in us/en, and its path. */
const findInsight = async ({
  readPlan,
  space,
}: DemoSite): Promise<{ id: string; path: string }> => {
  const { pages } = await readPlan();
  const page = pages.find(
    ({ site, entryId }) =>
      site?.id === 'us/en' && space.store.get('Entry', entryId)?.contentTypeId === 'insight',
  );
  if (!page) throw new Error('The space has no insight with a page in us/en. Unset SPACE_FILE.');
  return { id: page.entryId, path: page.path };
};

/** The insight to edit, and its new title. */
type Scene = { window: Window; shoot: Shot; demo: DemoSite; id: string; title: string };

/** Edits the title in the form, without submitting it. */
const typeTitle = async ({ window, demo, id, title }: Scene) => {
  await window.goto(`${demo.space.origin}/editor/Entry/${encodeURIComponent(id)}`);
  const field = window.getByLabel(/^Title/).first();
  await field.fill(title);
  await field.focus();
};

const takeSpace = async (scene: Scene) => {
  const { window, shoot, demo } = scene;
  await window.goto(`${demo.space.origin}/?type=insight`);
  await shoot('space-list');
  await typeTitle(scene);
  await shoot('space-entry');
};

const takeStatus = async (scene: Scene) => {
  const { window, shoot, demo } = scene;
  const { origin } = demo.publisher;
  const lastRun = (await readStatus(origin)).results[0]?.number;
  await typeTitle(scene);
  await window.getByRole('button', { name: 'Save and publish' }).click();
  await window.getByRole('status').waitFor();
  // Waits until the progress bar is visible; an incremental build may finish earlier.
  const { state } = await followUntil(
    origin,
    (status) =>
      (status.run?.share ?? 0) > 0.1 || (isIdle(status) && status.results[0]?.number !== lastRun),
    say,
  );
  if (state === 'idle') throw new Error('The build was over before its picture was taken.');
  await window.goto(`${origin}/`);
  await shoot('status-building');
  await followUntil(origin, isIdle, say);
  await window.goto(`${origin}/`);
  // The page expands a short list of warnings by default.
  await shoot('status-live', { least: 'section[data-part="report"]' });
};

const takeTranslations = async ({ window, shoot, demo }: Scene) => {
  await window.goto(`${demo.publisher.origin}/translations`);
  await shoot('translations');
};

/** Asks in the sidebar what a draft will change, and opens its page before and after. */
const takeChanges = async (scene: Scene) => {
  const { window, shoot, title } = scene;
  await typeTitle(scene);
  await window.getByRole('button', { name: 'Save as draft' }).click();
  await window.getByRole('status').waitFor();
  const app = window.frameLocator('#app-host-frame');
  await app.getByRole('heading', { name: /^Live since/ }).waitFor();
  await app.getByRole('button', { name: 'What will change…' }).click();
  // The first dry run builds the whole site.
  await app.getByRole('heading', { name: /would change$/ }).waitFor({ timeout: 1_800_000 });
  await shoot('sidebar');
  const list = await app.getByRole('link', { name: 'See before and after' }).getAttribute('href');
  await window.goto(list ?? '');
  await shoot('what-will-change');
  const own = await window.locator('.pages a').allTextContents();
  const index = own.findIndex((path) => /\/insights\/[^/]+$/.test(path));
  await window.locator('.pages a').nth(Math.max(index, 0)).click();
  await window.getByText(/changes? in texts and pictures/).waitFor();
  await window.getByRole('button', { name: 'Next change' }).click();
  await window.getByText(title).first().waitFor();
  await shoot('before-and-after');
};

/** Types a title beside the preview, without a save. */
const takeLivePreview = async ({ window, shoot, demo, id, title }: Scene) => {
  await window.goto(`${demo.space.origin}/live-preview/Entry/${encodeURIComponent(id)}`);
  await window.getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 });
  const field = window
    .frameLocator('#form-frame')
    .getByLabel(/^Title/)
    .first();
  await field.fill(`${title}, and counting`);
  await field.focus();
  const site = window.frameLocator('#site-frame');
  await site.getByRole('heading', { level: 1, name: /and counting/ }).waitFor();
  await shoot('live-preview');
};

type PreviewOptions = { path: string; port: number; wanted: readonly Part[] };

const takePreview = async (scene: Scene, { path, port, wanted }: PreviewOptions) => {
  const { window, shoot, demo, title } = scene;
  await typeTitle(scene);
  await window.getByRole('button', { name: 'Save as draft' }).click();
  await window.getByRole('status').waitFor();
  const preview = await startDemoPreview({ space: demo.space, port });
  try {
    const heading = window.getByRole('heading', { level: 1, name: title });
    const isShown = async (): Promise<boolean> => {
      await window.goto(preview.addressOf(path), { timeout: 120_000 });
      return heading.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      );
    };
    // `gatsby develop` responds before all pages exist, so the page may need several visits.
    for (let visit = 1; !(await isShown()); visit += 1) {
      if (visit === 6) throw new Error(`The preview does not show "${title}" at ${path}.`);
    }
    await window.getByRole('complementary', { name: 'Preview' }).waitFor();
    if (wanted.includes('preview')) await shoot('preview');
    if (wanted.includes('live-preview')) await takeLivePreview(scene);
  } finally {
    await preview.close();
  }
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      port: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const wanted = partsOf(values.only);
  loadEnvironment();
  const port = readPort(values.port ?? (process.env.PREVIEW_PORT || '9200'));
  // Never edits a real space, even if the settings name one.
  delete process.env.CONTENTFUL_SPACE_ID;
  const demo = await startDemoSite({
    exportFile: await prepareExportFile(),
    settings: readPublishingSettings({ ...process.env, PUBLISH_AFTER_RELEASE: '' }),
    isFresh: false,
  });
  await mkdir(folder, { recursive: true });
  const { window, shoot, close } = await openWindow(folder);
  try {
    await followUntil(demo.publisher.origin, isIdle, say);
    const { id, path } = await findInsight(demo);
    const { store } = demo.space;
    const before = withoutEdit(String(store.require('Entry', id).current.fields.title?.en));
    const published = { window, shoot, demo, id, title: before + edits.published };
    if (wanted.includes('space')) await takeSpace(published);
    if (wanted.includes('status')) await takeStatus(published);
    if (wanted.includes('translations')) await takeTranslations(published);
    if (wanted.includes('changes')) {
      await takeChanges({ ...published, title: before + edits.draft });
    }
    if (wanted.includes('preview') || wanted.includes('live-preview')) {
      await takePreview({ ...published, title: before + edits.draft }, { path, port, wanted });
    }
    // The next build of this folder takes it back.
    store.setField('Entry', id, 'title', before);
    store.publish('Entry', id);
  } finally {
    await close();
    await demo.close();
  }
  process.exit(0);
});
