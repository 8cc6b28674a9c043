import { hashFiles } from '../../hosting/files/hashFiles';
import { siteName } from '../../src/i18n/siteName';

let version: string | undefined;

/** Hash of the drawing sources and fonts, and of the name that each image has; a change redraws all images. */
export const drawingVersion = (): string =>
  (version ??= hashFiles(['gatsby/og-images', 'src/theme/fonts'], [siteName]));
