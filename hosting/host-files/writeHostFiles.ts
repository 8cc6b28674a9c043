import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from '../headers';
import type { InlineHashes } from '../html/inlineHashes';
import { formatHeadersFile } from './headersFile';
import { formatNginxHttp, formatNginxServer, nginxBrotli } from './nginxFiles';

/** The folder for host configuration, beside `public/`. */
export const hostingFolder = '.hosting';
/** The pages that a build has compressed as it finished them. */
export const compressedPages = `${hostingFolder}/compressed-pages.json`;

export type HostFilesOptions = {
  publicFolder: string;
  hostingFolder: string;
  hashes: InlineHashes;
  hasTagManager: boolean;
  tagOrigin?: string;
  contactEndpoint?: string;
  reportEndpoint?: string;
  pathPrefix?: string;
};

/** Writes `_headers` into the built site and the nginx configuration beside it; returns one line per warning. */
export const writeHostFiles = async ({
  publicFolder,
  hostingFolder: folder,
  hashes,
  hasTagManager,
  tagOrigin,
  contactEndpoint,
  reportEndpoint,
  pathPrefix = '',
}: HostFilesOptions): Promise<string[]> => {
  const headers = securityHeaders({
    scriptHashes: [...hashes.scripts.keys()],
    styleHashes: [...hashes.styles.keys()],
    hasTagManager,
    tagOrigin,
    contactEndpoint,
    reportEndpoint,
  });
  const top = await readdir(publicFolder, { withFileTypes: true });
  const { text, warnings } = formatHeadersFile(
    headers,
    top.filter((entry) => entry.isFile()).map(({ name }) => name),
    pathPrefix,
  );
  await writeFile(join(publicFolder, '_headers'), text);

  const nginx = join(folder, 'nginx');
  await mkdir(nginx, { recursive: true });
  // The folder is build output.
  await writeFile(join(folder, '.gitignore'), '*\n');
  await writeFile(join(nginx, 'http.conf'), formatNginxHttp(headers, pathPrefix));
  await writeFile(join(nginx, 'server.conf'), formatNginxServer(headers, pathPrefix));
  await writeFile(join(nginx, 'brotli.conf'), nginxBrotli);
  return warnings;
};
