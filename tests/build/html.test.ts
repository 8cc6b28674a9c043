import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { fileOfPath, readHtml, readPlan } from './support/builtSite';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements and attributes its own way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'off',
    },
  }),
);

test('every page is valid HTML', async () => {
  const problems = new Map<string, string>();
  for (const { path } of readPlan().pages) {
    const { results } = await validator.validateString(readHtml(fileOfPath(path)));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.set(`${ruleId}: ${message} (${selector ?? ''})`, path);
    }
  }
  expect([...problems].map(([problem, path]) => `${path}: ${problem}`).slice(0, 40)).toEqual([]);
});
