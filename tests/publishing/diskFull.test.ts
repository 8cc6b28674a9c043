import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentRelease, listReleases } from 'static-site-publisher/releases';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  tenPages,
  waitForNext,
  waitForStatus,
} from './support/testSite';

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));

/** A disk of 6 MB in memory; only root may make one. */
const mounts = ((): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    console.warn('Skipped: this user may not mount a small disk to fill it.');
    return false;
  }
})();
const testWithDisk = mounts ? test : test.skip;

afterAll(() => {
  if (mounts) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk to its last byte. */
const fill = (file: string): void => {
  for (const size of [1 << 20, 1 << 16, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
};

/** Room for a build of it, not for a release. */
const tooLarge = tenPages.map((page, index) => ({ ...page, text: `${index}`.repeat(250_000) }));

testWithDisk(
  'a full disk loses no release and no accepted webhook, and the next publication succeeds when there is room',
  async () => {
    const site = makeTestSite(folder);
    site.setContent({ value: 'good', pages: tenPages });
    // No attempt of its own makes room, or takes it, while the test fills the disk.
    const publisher = await startTestPublisher(folder, { retryAfter: [600_000] });
    try {
      await waitForStatus(publisher.origin, isQuiet);
      const release = currentRelease(site.releases);

      site.setContent({ value: 'large', pages: tooLarge });
      expect(await publishEntry(publisher.origin, 'entry-0')).toBe(200);
      const failed = await waitForStatus(publisher.origin, ({ state }) => state === 'failed');
      expect(failed.failure?.error).toContain('ENOSPC');
      expect(currentRelease(site.releases)).toBe(release);
      expect(site.readReleased('aa/en/page-0/index.html')).toContain('good');

      // No room for anything: a webhook is refused, so that its sender keeps it.
      await waitForNext(site.releases);
      const filler = join(folder, 'filler');
      fill(filler);
      expect(await publishEntry(publisher.origin, 'x'.repeat(5000), { key: 'later' })).toBe(503);

      rmSync(filler);
      site.setContent({ value: 'small again', pages: tenPages });
      expect(await publishEntry(publisher.origin, 'entry-0', { key: 'later' })).toBe(200);
      await waitForStatus(publisher.origin, isQuiet);
      expect(site.readReleased('aa/en/page-0/index.html')).toContain('small again');
      await waitForNext(site.releases);
      expect(listReleases(site.releases)).toContain(release);
    } finally {
      await publisher.close();
    }
  },
);

testWithDisk('what did not fit is released without being asked again once it fits', async () => {
  const site = makeTestSite(folder);
  site.setContent({ value: 'before', pages: tenPages });
  const publisher = await startTestPublisher(folder, {
    retryAfter: Array.from({ length: 1000 }, () => 100),
  });
  try {
    await waitForStatus(publisher.origin, isQuiet);
    site.setContent({ value: 'large', pages: tooLarge });
    expect(await publishEntry(publisher.origin, 'entry-1')).toBe(200);
    const failed = await waitForStatus(publisher.origin, ({ state }) => state === 'failed');
    expect(failed.failure?.error).toContain('ENOSPC');
    site.setContent({ value: 'fits', pages: tenPages });
    await waitForStatus(publisher.origin, isQuiet);
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('fits');
  } finally {
    await publisher.close();
  }
});
