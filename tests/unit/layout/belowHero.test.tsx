/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BelowHero } from '~/src/layout/BelowHero';
import { chooseStages } from '~/src/runtime/renderStages';

const show = () =>
  render(
    <BelowHero>
      <p>the rest</p>
    </BelowHero>,
  );
const isShown = () => screen.queryByText('the rest') !== null;

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

test('a page that a link leads to shows its hero first, the rest after a paint', async () => {
  chooseStages({ hash: '', action: 'PUSH' }, false);
  show();
  expect(isShown()).toBe(false);
  await screen.findByText('the rest', {}, { timeout: 10_000 });
}, 15_000);

test.each([
  ['the first page', { hash: '' }, true],
  ['a page of the history', { hash: '', action: 'POP' }, false],
  ['a page at an anchor', { hash: '#europe', action: 'PUSH' }, false],
])('%s shows all at once', (_name, location, isFirst) => {
  chooseStages(location, isFirst);
  show();
  expect(isShown()).toBe(true);
});
