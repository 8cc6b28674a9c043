import { readFile } from 'node:fs/promises';
import type { SpaceContent } from '../types';
import { checkExportFile } from './checkExportFile';
import { ExportFileError } from './exportFileError';

/** Reads and validates a contentful-export file. Throws {@link ExportFileError} if it cannot be read or is invalid. */
export const readExportFile = async (file: string): Promise<SpaceContent> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExportFileError(file, [
      code === 'ENOENT'
        ? 'does not exist; use a file written by contentful-export'
        : `cannot be read (${code ?? String(error)})`,
    ]);
  }
  return checkExportFile(text, file);
};
