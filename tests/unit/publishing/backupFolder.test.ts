import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '~/publishing/backup/restoreBackup';
import { writeBackup } from '~/publishing/backup/writeBackup';

test('a name with a slash at its end is a folder, also where there is none yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const submissions = join(folder, 'site/.space/submissions');
  mkdirSync(submissions, { recursive: true });
  writeFileSync(join(submissions, '2026-11-26T05-00-00-000Z-1.json'), '{}');
  const backups = join(folder, 'backups');
  await writeBackup(join(folder, 'site'), `${backups}/`);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^backup-\w+\.tar\.gz$/)]);
  await writeBackup(join(folder, 'site'), join(folder, 'one'));
  expect(readdirSync(folder)).toContain('one');
  rmSync(folder, { recursive: true });
});

test('since when entries are live is restored, and kept by a backup that lacks it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const [site, other] = [join(folder, 'site'), join(folder, 'other')];
  const times = '.publishing/entry-releases.json';
  for (const one of [site, other]) mkdirSync(join(one, '.publishing'), { recursive: true });
  writeFileSync(join(site, '.publishing/webhooks.ndjson'), '');
  const without = join(folder, 'without.tar.gz');
  await writeBackup(site, without);
  writeFileSync(join(site, times), '{"home":[]}');
  const complete = join(folder, 'complete.tar.gz');
  await writeBackup(site, complete);

  await restoreBackup(other, complete, { overwrite: false });
  expect(readFileSync(join(other, times), 'utf8')).toBe('{"home":[]}');
  await restoreBackup(other, without, { overwrite: true });
  expect(existsSync(join(other, times))).toBe(true);
  rmSync(folder, { recursive: true });
});
