import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContent } from '~/contentful/demo-space/reader/readContent';
import type { Content } from '~/contentful/demo-space/reader/readContent';

/** Writes files into a new folder for `use`, and removes it afterwards. */
export const withFolder = async <Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-space-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const readFiles = (files: Readonly<Record<string, string>>): Promise<Content> =>
  withFolder(files, readContent);

/** The fields of a read entry: field -> language -> value. */
export const fieldsOf = (
  { entries }: Content,
  id: string,
): Record<string, Record<string, unknown>> => {
  const draft = entries.find((entry) => entry.id === id);
  if (!draft)
    throw new Error(`no entry ${id} among ${entries.map((entry) => entry.id).join(', ')}`);
  return Object.fromEntries(
    [...draft.fields].map(([field, { values }]) => [field, Object.fromEntries(values)]),
  );
};

/** `file:line message`, as the command shows them. */
export const problemLines = ({ problems }: Content): string[] =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
