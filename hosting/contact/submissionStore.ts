import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactValues } from '../../src/features/contact/contactFields';

export type Submission = ContactValues & { site: string; receivedAt: string };

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Stores a submission as a file in `folder`, written atomically and synced: a crash loses no acknowledged submission and
 * leaves no partial file under a final name.
 */
export const storeSubmission = async (folder: string, submission: Submission): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${submission.receivedAt.replace(/[:.]/g, '-')}-${randomUUID()}.json`;
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(submission, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(folder);
  return path;
};
