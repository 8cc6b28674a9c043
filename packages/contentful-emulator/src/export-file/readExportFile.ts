import { readFile } from 'node:fs/promises';
import type { SpaceContent } from '../types';
import { checkExportFile } from './checkExportFile';
import { ExportFileError } from './exportFileError';

/** Reads and checks a contentful-export file. Throws {@link ExportFileError}, also when it cannot be read. */
export const readExportFile = async (file: string): Promise<SpaceContent> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExportFileError(file, [
      code === 'ENOENT'
        ? 'does not exist; name a file that contentful-export has written'
        : `cannot be read (${code ?? String(error)})`,
    ]);
  }
  return checkExportFile(text, file);
};
