import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '../../../../contentful/demo-space/build/contentProblems';
import { checkDemoContent } from '../../../../contentful/demo-space/buildDemoSpace';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

test('the content of the demo space has no error, and each region a country', async () => {
  const { content, errors } = await checkDemoContent(contentFolder);
  expect(formatProblems(errors)).toEqual([]);
  expect(content.entries.filter(({ type }) => type.id === 'country')).toHaveLength(
    readdirSync(join(contentFolder, 'regions')).length,
  );
});
