import { readFile } from 'node:fs/promises';
import type { SpaceContent } from '../types';
import { checkSpaceFile } from './checkSpaceFile';
import { SpaceFileError } from './spaceFileError';

/** Reads and checks a contentful-export file. Throws {@link SpaceFileError}, also when it cannot be read. */
export const readSpaceFile = async (file: string): Promise<SpaceContent> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SpaceFileError(file, [
      code === 'ENOENT'
        ? 'does not exist; build the demo space or set SPACE_FILE to a contentful-export file'
        : `cannot be read (${code ?? String(error)})`,
    ]);
  }
  return checkSpaceFile(text, file);
};
