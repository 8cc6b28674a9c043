import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
