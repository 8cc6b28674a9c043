import { mkdirSync, writeFileSync } from 'node:fs';

// Builds a page of each published article of a space, and tells where each is shown, as the site's own build does.
const {
  CONTENTFUL_HOST: host,
  CONTENTFUL_SPACE_ID: space,
  CONTENTFUL_ACCESS_TOKEN: token,
} = process.env;
const response = await fetch(
  `https://${host}/spaces/${space}/environments/master/entries?content_type=article&limit=1000`,
  { headers: { authorization: `Bearer ${token}` } },
);
const { items: published } = await response.json();
// As a dry run takes them for published.
const ids = (process.env.DRY_RUN_ENTRIES ?? '').split(',').filter(Boolean);
const readDraft = async (id) => {
  const draft = await fetch(`https://${host}/spaces/${space}/environments/master/entries/${id}`, {
    headers: { authorization: `Bearer ${process.env.CONTENTFUL_PREVIEW_TOKEN}` },
  });
  return draft.json();
};
const drafts = await Promise.all(ids.map(readDraft));
const items = [...published.filter(({ sys }) => !ids.includes(sys.id)), ...drafts];
const broken = items.find(({ fields }) => fields.title?.includes('broken'));
if (broken) {
  const entry = { id: broken.sys.id, name: broken.fields.title, type: 'article' };
  const text = `"${broken.fields.title}" has a slug that is no address.`;
  console.log(
    JSON.stringify({ type: 'error', id: 'content.slug', category: 'content', text, entry }),
  );
  process.exit(1);
}
const pages = items.map(({ sys }) => ({ path: `/${sys.id}`, site: 'aa/en', entryId: sys.id }));
mkdirSync('public', { recursive: true });
writeFileSync('public/site.css', 'body{background:url(/ground.png);color:rgb(1,2,3)}');
for (const { sys, fields } of items) {
  mkdirSync(`public/${sys.id}`, { recursive: true });
  const style = '<link rel="stylesheet" href="/site.css">';
  const link = '<p><a href="/second/">The second article</a></p>';
  writeFileSync(
    `public/${sys.id}/index.html`,
    `<!doctype html>${style}<main><h1>${fields.title}</h1>${link}</main>`,
  );
}
const placed = items.map(({ sys, fields }, index) => [
  sys.id,
  // The second article is named on the page of each other one.
  {
    name: fields.title,
    publishedAt: sys.updatedAt,
    pages: sys.id === 'second' ? pages.map((_, page) => page) : [index],
    shares: {},
  },
]);
writeFileSync('entry-pages.json', JSON.stringify({ pages, entries: Object.fromEntries(placed) }));
const gap = {
  site: 'aa/fr',
  language: 'French',
  locale: 'fr',
  entryId: 'second',
  entryName: 'The second question',
  fieldId: 'title',
  field: 'Title',
  state: 'fallback',
  shown: 'en',
};
writeFileSync('translations.json', JSON.stringify([gap]));
