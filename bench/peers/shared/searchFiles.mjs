import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import flexsearch from 'flexsearch';
import { articles } from './content.mjs';

/** Writes a search index and its record store, as our site does, with their hash in the names. */
export const writeSearchFiles = (folder) => {
  const index = new flexsearch.Index({ tokenize: 'forward' });
  const records = articles.map(({ slug, title, type, description, date, picture }, id) => {
    index.add(id, `${title} ${type} ${description}`);
    return {
      slug,
      title,
      type,
      metaDescription: description,
      publicationDate: date,
      image: picture?.src,
    };
  });
  const parts = {};
  index.export((key, data) => {
    parts[key] = data;
  });
  const [indexText, storeText] = [JSON.stringify(parts), JSON.stringify(records)];
  const hash = createHash('sha256').update(indexText).update(storeText).digest('hex').slice(0, 12);
  const target = join(folder, 'search-index');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `us-insights-index-${hash}.json`), indexText);
  writeFileSync(join(target, `us-insights-store-${hash}.json`), storeText);
};
