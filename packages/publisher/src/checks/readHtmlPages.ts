import { listFiles } from '../files/listFiles';
import type { SitePage } from './types';

/** The HTML files of a built site as pages: `/`, `/about/` for `about/index.html`, `/about.html`. */
export const readHtmlPages = async (publicFolder: string): Promise<SitePage[]> =>
  (await listFiles(publicFolder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
    }));
