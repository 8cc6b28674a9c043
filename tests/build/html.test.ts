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

test('no element has a class name that is for selectors alone', () => {
  const found = readPlan().pages.flatMap(({ path }) => {
    const [name] =
      / class="(?:[^"]* )?(e[0-9a-z]{6,8}\d+)[ "]/.exec(readHtml(fileOfPath(path))) ?? [];
    return name === undefined ? [] : [`${path}: ${name}`];
  });
  expect(found.slice(0, 20)).toEqual([]);
});
