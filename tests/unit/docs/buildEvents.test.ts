import { readFileSync } from 'node:fs';
import { buildEvent, buildSteps, problemCategories } from 'static-site-publisher/build-events';

const rows = readFileSync('docs/build-events.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, event, property = ''] = /^\| `(\w+)` \| (?:`(\w+)`)? ?\|/.exec(line) ?? [];
    return event === undefined ? [] : [{ name: `${event}.${property}`, line }];
  });

test('the reference has every event and property of the schema, and no other', () => {
  const named = buildEvent.options.flatMap(({ shape }) => {
    const { type, ...properties } = shape;
    return ['', ...Object.keys(properties)].map((property) => `${type.value}.${property}`);
  });
  expect(named.length).toBeGreaterThan(15);
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

test.each([
  ['progress.step', buildSteps],
  ['error.category', problemCategories],
])('the reference has every value of %s', (name, values) => {
  const line = rows.find((row) => row.name === name)?.line ?? '';
  expect(line).toContain(`| ${values.map((value) => `\`${value}\``).join(', ')} |`);
});
