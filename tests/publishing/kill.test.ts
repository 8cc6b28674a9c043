import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentRelease, listReleases, releaseFiles } from 'static-site-publisher/releases';
import { startProcess } from './support/publisherProcess';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  tenPages,
  waitForNext,
  waitForStatus,
  type TestSite,
} from './support/testSite';

let site: TestSite;
beforeEach(() => {
  site = makeTestSite();
  site.setContent({ value: 'good', pages: tenPages });
});
afterEach(() => site.remove());

/** Every release that has a name is whole, and the link leads to one. */
const expectWholeReleases = (): void => {
  for (const id of listReleases(site.releases)) {
    const { site: folder, metadata, manifest } = releaseFiles(site.releases, id);
    expect(existsSync(metadata) && existsSync(manifest)).toBe(true);
    for (const { path } of tenPages)
      expect(existsSync(join(folder, path, 'index.html'))).toBe(true);
  }
  const current = currentRelease(site.releases);
  if (current !== undefined) expect(listReleases(site.releases)).toContain(current);
};

const firstRelease = async (): Promise<void> => {
  const first = await startProcess(site.folder);
  // The status says so a moment before the disk does; what ends in between repeats its last step at the next start.
  while (!first.lines.some((line) => line.startsWith('live: '))) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await first.kill();
};

const resumeAndExpect = async (value: string): Promise<void> => {
  expectWholeReleases();
  const next = await startProcess(site.folder);
  const status = await waitForStatus(next.origin ?? '', isQuiet);
  await waitForNext(site.releases);
  await next.kill();
  expect(site.readReleased('aa/en/page-0/index.html')).toContain(value);
  expectWholeReleases();
  expect(status.results[0]?.outcome).toBe('live');
};

describe('a publisher that is killed', () => {
  it.each(['building', 'checking', 'releasing', 'live'])(
    'when a run is %s goes on at the next start, and loses nothing',
    async (step) => {
      await firstRelease();
      site.setContent({ value: 'edited', pages: tenPages });
      const killed = await startProcess(site.folder, step);
      expect(await publishEntry(killed.origin ?? '', 'entry-0')).toBe(200);
      expect(await killed.ended).toBe('SIGKILL');
      await resumeAndExpect('edited');
    },
  );

  it('right after it accepted a webhook publishes that after the next start', async () => {
    await firstRelease();
    site.setContent({ value: 'accepted', pages: tenPages });
    const killed = await startProcess(site.folder);
    expect(await publishEntry(killed.origin ?? '', 'entry-0')).toBe(200);
    await killed.kill();
    await resumeAndExpect('accepted');
  });

  it('at any moment of a release leaves no half of one', async () => {
    await firstRelease();
    for (let round = 0; round < Number(process.env.KILL_ROUNDS ?? 8); round += 1) {
      site.setContent({ value: `round ${round}`, pages: tenPages });
      const killed = await startProcess(site.folder);
      expect(await publishEntry(killed.origin ?? '', 'entry-0')).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await killed.kill();
      expectWholeReleases();
    }
    site.setContent({ value: 'at last', pages: tenPages });
    const next = await startProcess(site.folder);
    await publishEntry(next.origin ?? '', 'entry-0');
    await waitForStatus(next.origin ?? '', isQuiet);
    await next.kill();
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('at last');
  });

  it('takes its build with it, so that none goes on by itself', async () => {
    await firstRelease();
    site.setContent({ value: 'slow', pages: tenPages, milliseconds: 60_000 });
    const killed = await startProcess(site.folder);
    await publishEntry(killed.origin ?? '', 'entry-0');
    const builds = site.builds();
    await waitForStatus(killed.origin ?? '', ({ run }) => run?.doing !== undefined);
    await killed.kill();
    expect(site.builds()).toBe(builds + 1);
    site.setContent({ value: 'quick', pages: tenPages });
    await resumeAndExpect('quick');
  });

  it('while the next release is begun makes whole ones all the same', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `many/${index}/index.html`);
    for (const file of many) {
      mkdirSync(dirname(join(site.folder, 'public', file)), { recursive: true });
      writeFileSync(join(site.folder, 'public', file), file);
    }
    await firstRelease();
    for (let round = 0; round < Number(process.env.KILL_ROUNDS ?? 8); round += 1) {
      const killed = await startProcess(site.folder);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
      await killed.kill();
    }
    site.setContent({ value: 'edited', pages: tenPages });
    // Published before the next release starts again.
    const next = await startProcess(site.folder);
    expect(await publishEntry(next.origin ?? '', 'entry-0')).toBe(200);
    await waitForStatus(next.origin ?? '', isQuiet);
    await next.kill();
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('edited');
    for (const file of many) expect(site.readReleased(file)).toBe(file);
    await resumeAndExpect('edited');
  });
});
