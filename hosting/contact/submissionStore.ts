import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writeDurably } from './writeDurably';

/** The folder of submissions where no other is named, from the folder of the project. */
export const defaultSubmissionsFolder = '.space/submissions';

/** What receivers get of a form; stored with each submission, because a later release may change it. */
export type SubmittedForm = {
  key: string;
  /** The name that editors gave it. */
  name: string;
  topic?: string;
  /** The name of a mailbox, not its address. */
  recipient?: string;
};

/** A submission as it is stored: the fields of its form, and these. */
export type Submission = Readonly<Record<string, unknown>> & {
  /** The root of the site that the form is on, such as `/us/en`. */
  site: string;
  /** The form of the content that was sent; undefined for the contact form. */
  form?: SubmittedForm;
  /** ISO 8601. */
  receivedAt: string;
  /** Campaign parameters of the visit, by their names without `utm_`. */
  campaign?: Readonly<Record<string, string>>;
  /** The connectors that were configured when it was stored: each gets it. */
  connectors?: readonly string[];
};

/** A name without extension. */
const idRule = /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}$/;

export const isSubmissionId = (id: string): boolean => idRule.test(id);

/**
 * Stores a submission as a file in `folder`, written atomically and synced: a crash loses no acknowledged submission and
 * leaves no partial file under a final name.
 *
 * @returns its id.
 */
export const storeSubmission = async (folder: string, submission: Submission): Promise<string> => {
  await makePrivateFolder(folder);
  const id = `${submission.receivedAt.replace(/[:.]/g, '-')}-${randomUUID()}`;
  await writeDurably(folder, `${id}.json`, `${JSON.stringify(submission, null, 2)}\n`);
  return id;
};

/** The ids of all submissions, oldest first; none where there is no folder. */
export const listSubmissions = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isSubmissionId)
    .sort();
};

/** A stored submission; undefined if it has been deleted. */
export const readSubmission = async (
  folder: string,
  id: string,
): Promise<Submission | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as Submission;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
