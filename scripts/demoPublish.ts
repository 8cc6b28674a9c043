import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile, took, type Status } from 'static-site-publisher/status';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { readPublishingSettings } from '../publishing/readPublishingSettings';
import { askPatiently } from './demo/askPatiently';
import { startDemoSite, type DemoSite } from './demo/demoSite';
import { followUntil, isIdle, readStatus } from './demo/followPublication';
import { demoEdits, type PageResponse } from './demo/publishEdits';
import { prepareExportFile } from './support/connectSpace';
import { runCommand, say } from './support/output';

const help = `npm run demo:publish -- [options]

Measures the time from "Publish" to live. Publishes edits of different kinds, one after the other, in a local space whose
webhooks call the publisher, which builds, checks and releases the site; polls the served site until it shows the edit.
Keeps its own space, builds and releases in .space/publish-demo.

  --edits N   how many (20)
  --kind K    edits of the kinds that begin so only, such as "insight text" or "region"
  --site URL  looks there, such as at an edge before the object store of PUBLISH_TARGET, and not at a server
              of the released site
  --at-once   publishes the next edit without waiting for the prewarmed build, and five seconds more
  --fresh     removes the state of earlier runs: the first build is a full one
  --help      this text

SPACE_FILE names another space than the demo space, SPACE_PORT the port of the space (9453).`;

const lookMilliseconds = 50;
/** Between a prewarmed build and the next edit, as in a calm hour: Gatsby's worker goes on loading for some seconds. */
const calmMilliseconds = 5000;
/** The most that a target may lag behind the release on this machine. */
const targetLag = 60_000;

/** The kind of an edit, and the milliseconds until the live site showed it. */
type Wait = { kind: string; waited: number };

const countOf = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--edits ${text}: use a whole number from 1.`);
};

const report = (waits: readonly Wait[]): void => {
  const line = (name: string, all: readonly number[]): void =>
    say(
      `${name.padEnd(40)} p50 ${took(percentile(all, 0.5))}, p95 ${took(percentile(all, 0.95))}, ${all.length} edits`,
    );
  for (const kind of new Set(waits.map((wait) => wait.kind))) {
    line(
      kind,
      waits.filter((wait) => wait.kind === kind).map(({ waited }) => waited),
    );
  }
  line(
    'all, publish to visible',
    waits.map(({ waited }) => waited),
  );
};

/** Whether each object store has the current release; the first one takes minutes to arrive. */
const areTargetsCurrent = ({ targets = [] }: Status): boolean =>
  targets.every(({ isCurrent }) => isCurrent);

type WalkOptions = {
  count: number;
  /** Edits of the kinds that begin so only. */
  kind: string | undefined;
  /** Waits for the prewarmed build before each edit. */
  isPatient: boolean;
  /** The origin to look at; a server of the released site if undefined. */
  address: string | undefined;
};

const walk = async (
  demo: DemoSite,
  { count, kind: only, isPatient, address }: WalkOptions,
): Promise<Wait[]> => {
  const { origin } = demo.publisher;
  const tell = (line: string): void => say(`  ${line}`);
  say(`status page: ${origin}/   editing page: ${demo.space.origin}/`);
  await followUntil(origin, isIdle, tell);
  await demo.warmUp();
  await followUntil(origin, isIdle, tell);
  const site = address === undefined ? await demo.serve() : { origin: address };
  say(`the site: ${site.origin}/`);
  const ask = (path: string): Promise<PageResponse> =>
    askPatiently(
      `${site.origin}${path}`,
      async (response) => ({
        status: response.status,
        text: await response.text(),
        location: response.headers.get('location') ?? undefined,
      }),
      { redirect: 'manual' },
    );

  const waits: Wait[] = [];
  while (waits.length < count) {
    // A prewarmed build clears the cache, and the routes with it, after a change of the sources.
    if (isPatient)
      await followUntil(
        origin,
        ({ isPrepared }) => isPrepared,
        () => undefined,
      );
    await demo.warmUp();
    await followUntil(origin, isIdle, tell);
    const mark = Date.now().toString(36);
    const all = await demoEdits({ ...demo.space, routes: await demo.readPlan(), ask, mark });
    const edits = all.filter(({ kind }) => only === undefined || kind.startsWith(only));
    if (edits.length === 0) {
      throw new Error(
        `--kind ${only}: use one of ${all.map(({ kind }) => `"${kind}"`).join(', ')}.`,
      );
    }
    for (const { kind, path, make, isSeen } of edits.slice(0, count - waits.length)) {
      if (isPatient) {
        await followUntil(
          origin,
          ({ isPrepared }) => isPrepared,
          () => undefined,
        );
        await wait(calmMilliseconds);
      }
      await followUntil(origin, areTargetsCurrent, tell);
      say(`${waits.length + 1} of ${count}: ${kind}`);
      const before = await ask(path);
      if (await isSeen(before, before)) throw new Error(`${kind}: ${path} shows it beforehand.`);
      const runs = (await readStatus(origin)).results[0]?.number ?? 0;
      const started = performance.now();
      make();
      // Visibility is checked on the site itself; the publisher's status is only printed.
      const released = followUntil(
        origin,
        (status) => isIdle(status) && (status.results[0]?.number ?? 0) > runs,
        tell,
      );
      const mayLag = address === undefined ? 0 : targetLag;
      const due = released.then(() => wait(mayLag, true));
      for (;;) {
        const isLast = await Promise.race([due, wait(lookMilliseconds, false)]);
        if (await isSeen(await ask(path), before)) break;
        if (isLast) throw new Error(`${kind}: it is released, but ${path} does not show it.`);
      }
      const waited = performance.now() - started;
      waits.push({ kind, waited });
      const { results } = await released;
      const { building, checking, releasing } = results[0]?.took ?? {};
      say(
        `  seen at ${path} after ${took(waited)} (build ${took(building)}, checks ${took(checking)}, release ${took(releasing)})`,
      );
    }
  }
  return waits;
};

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      edits: { type: 'string', default: '20' },
      kind: { type: 'string' },
      fresh: { type: 'boolean' },
      site: { type: 'string' },
      'at-once': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const count = countOf(values.edits);
  loadEnvironment();
  // The demo edits a space of its own, whatever space the settings name.
  delete process.env.CONTENTFUL_SPACE_ID;
  const settings = readPublishingSettings({ ...process.env, PUBLISH_AFTER_RELEASE: '' });
  const isPatient = settings.isPrewarmed && !values['at-once'];
  const demo = await startDemoSite({
    exportFile: await prepareExportFile(),
    settings,
    isFresh: values.fresh === true,
  });
  const stop = (): void => void demo.close().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    report(
      await walk(demo, {
        count,
        kind: values.kind,
        isPatient,
        address: values.site?.replace(/\/$/, ''),
      }),
    );
  } finally {
    await demo.close();
  }
  process.exit(0);
});
