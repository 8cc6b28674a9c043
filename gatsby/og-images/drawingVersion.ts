import { hashFiles } from '../../hosting/files/hashFiles';

let version: string | undefined;

/** Changes when what draws the pictures does, so that pictures are drawn anew exactly then. */
export const drawingVersion = (): string =>
  (version ??= hashFiles(['gatsby/og-images', 'src/theme/fonts']));
