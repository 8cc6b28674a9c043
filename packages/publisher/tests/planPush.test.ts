import fc from 'fast-check';
import { planPush } from '../src/targets/planPush';

const keys = fc.uniqueArray(
  fc.integer({ min: 0, max: 11 }).map((number) => `key-${number}`),
  { maxLength: 9 },
);

test('planned uploads and deletes keep exactly what kept releases name', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, fc.integer({ min: 0, max: 30 })), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 0, max: 40 }),
      (steps, keep, grace) => {
        const store = new Set<string>();
        let now = 1000;
        let kept: Parameters<typeof planPush>[0]['kept'] = [];
        let releases: { at: number; keys: ReadonlySet<string> }[] = [];
        for (const [list, pause] of steps) {
          now += pause;
          const before = releases.at(-1)?.keys ?? new Set<string>();
          const after = new Set(list);
          const journal = { stored: new Set<string>(), deleting: new Set<string>() };
          const plan = planPush({ before, after, kept, journal, now, keep, grace });
          // The reference: every release in full, dropped from the oldest on.
          releases.push({ at: now, keys: after });
          while (releases.length > keep && (releases[1]?.at ?? now) <= now - grace) {
            releases = releases.slice(1);
          }
          expect(plan.uploads.filter((key) => store.has(key))).toEqual([]);
          for (const key of plan.uploads) store.add(key);
          for (const key of plan.deletes) store.delete(key);
          expect([...store].sort()).toEqual(
            [...new Set(releases.flatMap((release) => [...release.keys]))].sort(),
          );
          const own = { id: '', manifest: '', removed: '', at: now };
          kept = [...kept, { ...own, removedKeys: new Set(plan.removed) }].slice(plan.dropped);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('objects of an interrupted push are neither stored again nor left behind', () => {
  const kept = [{ id: '1', at: 0, manifest: '', removed: '', removedKeys: new Set<string>() }];
  const input = { before: new Set(['a']), kept, now: 10, keep: 2, grace: 0 };
  const journal = {
    stored: new Set(['b', 'left']),
    deleting: new Set(['b', 'left', 'c', 'perhaps', 'a']),
  };
  const plan = planPush({ ...input, after: new Set(['a', 'b', 'c']), journal });
  expect(plan.uploads).toEqual(['c']);
  expect([...plan.deletes].sort()).toEqual(['left', 'perhaps']);
});
