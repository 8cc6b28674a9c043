import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchFiles } from '~/search-index/format/searchTypes';
import { publicFolder } from './builtSite';

/** The search files that the header of a site names. */
export const searchFilesOf = (siteId: string): SearchFiles => {
  const file = join(publicFolder, 'slice-data', `header-${siteId.replaceAll('/', '-')}.json`);
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as {
    result: { data: { countrySite: { searchFiles: SearchFiles } } };
  };
  return result.data.countrySite.searchFiles;
};

/** The content of a search file, by its URL. */
export const readSearchFile = (address: string): unknown =>
  JSON.parse(
    readFileSync(join(publicFolder, address.slice(address.indexOf('/search-index/'))), 'utf8'),
  );
