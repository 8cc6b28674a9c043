import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that are off by default. */
const askedFor = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
];

const options: RunOptions = {
  rules: Object.fromEntries(askedFor.map((id) => [id, { enabled: true }])),
  // Only these are described in full.
  resultTypes: ['violations'],
};

/**
 * The violations of WCAG 2.2 A and AA, targets of 24 pixels among them, and of best practice, on the page as it stands:
 * a line each. `rules` limits them to some.
 */
export const axeViolations = async (
  page: Page | Frame,
  rules?: readonly string[],
): Promise<string[]> => {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (asked) =>
      (window as unknown as { axe: { run: (asked: RunOptions) => Promise<AxeResults> } }).axe.run(
        asked,
      ),
    rules ? { ...options, rules: {}, runOnly: [...rules] } : options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} – ${failureSummary ?? ''}`,
    ),
  );
};
