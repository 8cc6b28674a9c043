import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isSubmissionId, readSubmission } from '../contact/submissionStore';
import { makePrivateFolder, writeDurably } from '../contact/writeDurably';

const requestFolder = (folder: string): string => join(folder, 'resend');

/**
 * Asks the server of this folder to deliver a submission again. It does so within seconds, or when it starts.
 *
 * @throws Error when there is no such submission.
 */
export const requestResend = async (folder: string, id: string): Promise<void> => {
  if (!isSubmissionId(id) || (await readSubmission(folder, id)) === undefined)
    throw new Error(`There is no submission "${id}" in ${folder}.`);
  await makePrivateFolder(requestFolder(folder));
  await writeDurably(requestFolder(folder), id, '');
};

/** The ids of requested submissions. */
export const listResendRequests = async (folder: string): Promise<string[]> => {
  const names = await readdir(requestFolder(folder)).catch(() => []);
  return names.filter(isSubmissionId);
};

export const removeResendRequest = (folder: string, id: string): Promise<void> =>
  rm(join(requestFolder(folder), id), { force: true });
