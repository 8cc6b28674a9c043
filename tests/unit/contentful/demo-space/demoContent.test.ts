import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '~/contentful/demo-space/build/contentProblems';
import { checkDemoContent } from '~/contentful/demo-space/buildDemoSpace';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

test('the content of the demo space has no error, and each region a country', async () => {
  const { content, errors } = await checkDemoContent(contentFolder);
  expect(formatProblems(errors)).toEqual([]);
  expect(content.entries.filter(({ type }) => type.id === 'country')).toHaveLength(
    readdirSync(join(contentFolder, 'regions')).length,
  );
});

test('text that is shown as it is has no marks of Markdown', async () => {
  const { content } = await checkDemoContent(contentFolder);
  const marked = content.entries.flatMap(({ id, type, fields }) =>
    [...fields].flatMap(([name, { values }]) => {
      const kind = type.fields[name]?.kind;
      if (kind !== 'Symbol' && kind !== 'Text') return [];
      return [...values.values()]
        .flat()
        .filter((text) => /\*[^*\s][^*\n]*\*|\[[^\]]+\]\(/.test(String(text)))
        .map((text) => `${id} ${name}: ${String(text).slice(0, 80)}`);
    }),
  );
  expect(marked).toEqual([]);
});
