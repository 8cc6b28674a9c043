import { hashFiles } from '../../hosting/files/hashFiles';

let version: string | undefined;

/** Hash of the drawing sources and fonts; a change redraws all images. */
export const drawingVersion = (): string =>
  (version ??= hashFiles(['gatsby/og-images', 'src/theme/fonts']));
