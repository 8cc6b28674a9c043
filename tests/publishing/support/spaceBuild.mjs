// A small build that fetches its content from the space of space.json, page by page as a sync does. Each page shows its
// own entry and the next one, so that content of two versions is a mixed page.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createClient } from 'contentful';

const { certificateAuthorityFile, ...options } = JSON.parse(readFileSync('space.json', 'utf8'));
const httpsAgent = new Agent({ ca: readFileSync(certificateAuthorityFile) });
const client = createClient({ ...options, httpsAgent });
const limit = 50;
const entries = [];
for (let total = 1; entries.length < total;) {
  const query = { content_type: 'company', order: 'sys.createdAt', limit, skip: entries.length };
  const page = await client.getEntries(query);
  total = page.total;
  entries.push(...page.items);
}
const pages = entries.map(({ sys, fields }, index) => ({
  path: `/aa/en/${sys.id}`,
  entryId: sys.id,
  text: `${fields.name} ${entries[(index + 1) % entries.length].fields.name}`,
}));
const { items } = await client.getEntries({ 'sys.id': 'second' });
writeFileSync('content.json', JSON.stringify({ value: items[0].fields.title, pages }));
await import('./fastBuild.mjs');
