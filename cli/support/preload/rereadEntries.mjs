// Loaded into Gatsby's processes before anything else. gatsby-source-contentful reads only entries that have changed since
// the last build. Those named in .space/entries-to-reread.json are read again although they have not: they link to
// something that was not there when they were read.
import { existsSync, readFileSync } from 'node:fs';
import { replaceModuleIn } from './replaceModule.mjs';

const listFile = '.space/entries-to-reread.json';
const mostAtOnce = 50;

const readAgain = async (ids, pluginConfig) => {
  const { createClient } = await import('contentful');
  const client = createClient({
    space: pluginConfig.get('spaceId'),
    environment: pluginConfig.get('environment'),
    accessToken: pluginConfig.get('accessToken'),
    host: pluginConfig.get('host'),
  }).withAllLocales.withoutLinkResolution;
  const entries = [];
  for (let done = 0; done < ids.length; done += mostAtOnce) {
    const some = ids.slice(done, done + mostAtOnce).join(',');
    entries.push(...(await client.getEntries({ 'sys.id[in]': some, limit: mostAtOnce })).items);
  }
  return entries;
};

/** An entry whose time of change is not later than before is left as it is: each reading adds some milliseconds. */
const laterBy = (milliseconds) => (entry) => {
  const updatedAt = new Date(Date.parse(entry.sys.updatedAt) + milliseconds).toISOString();
  return { ...entry, sys: { ...entry.sys, updatedAt } };
};

const withReread = (fetchContent) => async (options) => {
  const content = await fetchContent(options);
  if (!existsSync(listFile)) return content;
  const { ids, milliseconds } = JSON.parse(readFileSync(listFile, 'utf8'));
  const { entries } = content.currentSyncData;
  const changed = new Set(entries.map(({ sys }) => sys.id));
  const others = ids.filter((id) => !changed.has(id));
  const again = await readAgain(others, options.pluginConfig);
  entries.push(...again.map(laterBy(milliseconds)));
  return content;
};

replaceModuleIn('gatsby-source-contentful/source-nodes.js', './fetch', (fetch) => ({
  ...fetch,
  fetchContent: withReread(fetch.fetchContent),
}));
