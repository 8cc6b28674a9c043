import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeRelease, releaseId } from 'static-site-publisher/releases';
import { precompress } from '~/hosting/files/precompress';
import { writeHostFiles } from '~/hosting/host-files/writeHostFiles';
import { postProcessHtml } from '~/hosting/html/postProcessHtml';
import { publisherConfig } from '~/publishing/publisherConfig';
import { writeRedirects } from '~/redirects/writeRedirects';

export const pagePaths = ['/us/en/home', '/us/en/insights'];

/** A release of a site that says its version everywhere, finished by the steps that finish the real one. */
export const makeVersion = async (
  siteFolder: string,
  releasesFolder: string,
  version: number,
  previous: string | undefined,
): Promise<string> => {
  const publicFolder = join(siteFolder, 'public');
  const hostingFolder = join(siteFolder, '.hosting');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), text);
  };
  const script = `window.version=${version};`.repeat(40);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20);
  rmSync(publicFolder, { recursive: true, force: true });
  write(`app-${hash}.js`, script);
  write('404.html', '<!doctype html><title>Not found</title>');
  for (const path of ['', ...pagePaths]) {
    write(
      `${path}/index.html`,
      `<!doctype html><html lang="en"><head><title>Version ${version}</title>` +
        `<style data-emotion="css v">.version{--v:${version}}</style></head><body><p>${`version ${version} `.repeat(400)}</p>` +
        `<script src="/app-${hash}.js" async></script></body></html>`,
    );
    const data = { path, webpackCompilationHash: hash, version, text: `${version} `.repeat(400) };
    write(`page-data${path}/page-data.json`, JSON.stringify(data));
  }
  const hashes = await postProcessHtml({ publicFolder });
  const tableFolder = join(siteFolder, 'table');
  mkdirSync(join(tableFolder, 'rules'), { recursive: true });
  writeFileSync(join(tableFolder, 'external-hosts.txt'), '');
  writeFileSync(join(tableFolder, 'rules/all.txt'), '/us  /us/en/home\n');
  await writeRedirects({ publicFolder, hostingFolder, tableFolder, pagePaths });
  await writeHostFiles({ publicFolder, hostingFolder, hashes, hasTagManager: false });
  await precompress(publicFolder, join(hostingFolder, 'precompressed.json'));
  const createdAt = version * 60_000;
  const metadata = { id: releaseId(version, createdAt), createdAt, pageCount: 2 };
  await makeRelease({
    ...publisherConfig,
    siteFolder,
    releasesFolder,
    metadata,
    previous,
    keepGoneFor: 3600_000,
  });
  return metadata.id;
};
