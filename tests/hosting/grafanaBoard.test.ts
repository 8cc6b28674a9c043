import { readFileSync } from 'node:fs';
import { boardProblems } from './support/boardProblems';

const file = readFileSync('hosting/monitoring/dashboard.json', 'utf8');

type Box = { x: number; y: number; w: number; h: number };
type Board = { panels: { id: number; title: string; gridPos: Box }[] };

test('the board has the form that Grafana’s own types of dashboards describe', () => {
  expect(boardProblems(file)).toEqual([]);
});

test.each([
  ['an unknown property', /"expr":/, '"expression":', /"expression"' does not exist/],
  ['a panel of another kind', /"type": "timeseries"/, '"type": "timeserie"', /"timeserie"/],
  [
    'an option of no kind',
    /"reduceOptions": \{/,
    '"reduceOption": {',
    /"reduceOption"' does not exist/,
  ],
])('finds %s', (_name, pattern, replacement, message) => {
  const changed = file.replace(pattern, replacement);
  expect(changed).not.toBe(file);
  expect(boardProblems(changed).join('\n')).toMatch(message);
});

test('panels have ids of their own, lie within the 24 columns, and none covers another', () => {
  const { panels } = JSON.parse(file) as Board;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const overlap = (a: Box, b: Box): boolean =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  for (const [index, { title, gridPos }] of panels.entries()) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    const covered = panels.slice(index + 1).filter((other) => overlap(gridPos, other.gridPos));
    expect([title, covered.map((panel) => panel.title)]).toEqual([title, []]);
  }
});
