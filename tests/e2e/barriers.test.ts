import { expect, test } from '@playwright/test';
import { samples, type SampleId } from '../accessibility/barriers/barrier';
import { catalogue } from '../accessibility/barriers/catalogue';
import { openFor, putBarrier } from '../accessibility/barriers/putBarrier';
import { gates, type GateId } from '../accessibility/browser-checks/gates';

// Barriers are put into the page as HTML, which Trusted Types refuse.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** As docs/accessibility-barriers.md is written; the first template of each barrier otherwise. */
const onAllTemplates = Boolean(process.env.ALL_TEMPLATES);

const attempts = catalogue.flatMap((barrier) =>
  barrier.on
    .filter((_, at) => onAllTemplates || at === 0)
    .flatMap((sample) => barrier.caughtBy.map((gate) => ({ barrier, sample, gate }))),
);

/** Each gate with each page that it is tried on. */
const pairs = new Map<string, { gate: GateId; sample: SampleId }>(
  attempts.map(({ gate, sample }) => [`${gate} ${sample}`, { gate, sample }]),
);

for (const { gate, sample } of pairs.values()) {
  test(`${gate} finds no fault in the ${sample} page as it is built`, async ({ page }) => {
    await openFor(page, gate, samples[sample]);
    expect(await gates[gate](page)).toEqual([]);
  });
}

for (const { barrier, sample, gate } of attempts) {
  test(`${barrier.id} is caught by ${gate} on ${sample}`, async ({ page }) => {
    await openFor(page, gate, samples[sample]);
    await putBarrier(page, barrier);
    expect(await gates[gate](page)).not.toEqual([]);
  });
}
