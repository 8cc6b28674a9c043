import { fileOfPath, pageDataFile, parseHtml, readJson, readPlan } from './support/builtSite';

/** Every id of a heading or section in page data. */
const idsInData = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsInData);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'headingIds') return inner as string[];
    return key === 'anchor' && typeof inner === 'string' ? [inner] : idsInData(inner);
  });
};

test('no page has an id twice, and its HTML has the ids of headings that its page data have', () => {
  let headings = 0;
  const wrong: string[] = [];
  for (const { path } of readPlan().pages) {
    const ids = parseHtml(fileOfPath(path))
      .querySelectorAll('[id]')
      .map(({ id }) => id);
    const shown = new Set(ids);
    const expected = idsInData(readJson(pageDataFile(path)));
    headings += expected.length;
    if (shown.size < ids.length) {
      wrong.push(`${path} twice: ${ids.filter((id, at) => ids.indexOf(id) < at).join()}`);
    }
    const missing = expected.filter((id) => !shown.has(id));
    if (missing.length > 0) wrong.push(`${path} not in HTML: ${missing.join()}`);
  }
  expect(wrong).toEqual([]);
  expect(headings).toBeGreaterThan(500);
});
