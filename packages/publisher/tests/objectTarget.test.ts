import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fileValue, objectKeysOf } from '../src/targets/objectKeys';
import { objectTarget, pointerKey } from '../src/targets/objectTarget';
import { foldEntries, parsePart } from '../src/releases/segments';
import { ConflictError, type LocalRelease, type Pointer } from '../src/targets/types';
import { memoryStore } from './support/memoryStore';

const folder = mkdtempSync(join(tmpdir(), 'target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const releaseOf = (id: string, files: Readonly<Record<string, number>>): LocalRelease => {
  const entries = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      fileValue(String(content).repeat(64).slice(0, 64), content % 2 === 0, content % 3 === 0),
    ]),
  );
  return { id, entries, rules: '{}', read: (key) => Promise.resolve(Buffer.from(key)) };
};

const entriesIn = (objects: ReadonlyMap<string, Buffer>) => {
  const { segments } = JSON.parse(String(objects.get(pointerKey))) as Pointer;
  return foldEntries(
    segments.map(
      ({ parts }) => new Map(parts.flatMap((part) => parsePart(String(objects.get(part))))),
    ),
  );
};

const files = fc.dictionary(
  fc.constantFrom('/a.html', '/b.html', '/c.js', '/d.css', '/e', '/f.json'),
  fc.integer({ min: 1, max: 9 }),
);
const step = fc.record({
  files,
  failAt: fc.option(fc.integer({ min: 0, max: 25 })),
  isAfter: fc.boolean(),
  isRestarted: fc.boolean(),
  /** After how many deletes another release waits. */
  deletes: fc.option(fc.integer({ min: 0, max: 3 })),
});
let runs = 0;

test('a target that fails at any request, and a publisher that restarts at any, end with the release and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { store, objects, failAfter } = memoryStore();
      const place = join(folder, String(++runs));
      const open = () => objectTarget({ name: 'test', store, folder: place, keep: 2, grace: -1 });
      let target = open();
      const pushed: LocalRelease[] = [];
      for (const [
        index,
        { files: content, failAt, isAfter, isRestarted, deletes },
      ] of steps.entries()) {
        const release = releaseOf(`release-${index}`, content);
        if (failAt !== null) {
          const before = objects.has(pointerKey) ? entriesIn(objects) : undefined;
          failAfter(failAt, isAfter);
          await target.push(release).catch((error: Error) => expect(error.message).toBe('cut'));
          // Whatever was cut: all that the pointer leads to is there, of the one release or the other.
          failAfter(Infinity, false);
          if (objects.has(pointerKey)) {
            const now = entriesIn(objects);
            expect([before, release.entries]).toContainEqual(now);
            for (const key of objectKeysOf(now)) expect(objects.has(key)).toBe(true);
          }
          if (isRestarted) target = open();
          // The next release comes in between, as when a target is away for long.
          if (failAt % 2 === 0) continue;
        }
        if (deletes !== null) {
          let left = deletes;
          const current: string[] = [];
          await target.push(release, undefined, {
            onCurrent: (result) => current.push(result.release),
            isSuperseded: () => left-- <= 0,
          });
          // Not told where the push has found nothing to do.
          expect([[], [release.id]]).toContainEqual(current);
          expect(entriesIn(objects)).toEqual(release.entries);
          if (isRestarted) target = open();
          if (deletes % 2 === 0) continue;
        }
        await target.push(release);
        pushed.push(release);
        expect(entriesIn(objects)).toEqual(release.entries);
        const { kept } = JSON.parse(String(objects.get(pointerKey))) as Pointer;
        const known = new Map(
          steps.map(({ files: one }, number) => [`release-${number}`, releaseOf('', one)]),
        );
        const named = new Set(
          kept.flatMap(({ id }) => [...objectKeysOf(known.get(id)?.entries ?? new Map())]),
        );
        const stored = [...objects.keys()].filter((key) => key.startsWith('objects/'));
        expect(stored.sort()).toEqual([...named].sort());
        // Pushing once more changes nothing.
        expect(await target.push(release)).toMatchObject({ uploaded: 0, removed: 0 });
      }
    }),
    { numRuns: 40 },
  );
});

test('a push that was cut goes on where it was', async () => {
  const { store, objects, failAfter } = memoryStore();
  const place = join(folder, 'resumed');
  const open = () => objectTarget({ name: 'test', store, folder: place, keep: 2 });
  const many = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [`/${index}.txt`, index + 10]),
  );
  const release = releaseOf('release', many);
  failAfter(60, false);
  await expect(open().push(release)).rejects.toThrow('cut');
  const before = objects.size;
  expect(before).toBeGreaterThan(50);
  failAfter(Infinity, false);
  const { uploaded } = await open().push(release);
  expect(before + uploaded + 1).toBe(objects.size);
});

test('a pointer that another publisher has moved is read again', async () => {
  const { store, objects } = memoryStore();
  const [one, other] = ['one', 'other'].map((name) =>
    objectTarget({ name, store, folder: join(folder, name), keep: 3 }),
  );
  await one?.push(releaseOf('1', { '/a.html': 1 }));
  await other?.push(releaseOf('2', { '/a.html': 2 }));
  const third = releaseOf('3', { '/a.html': 3 });
  await expect(one?.push(third)).rejects.toThrow(ConflictError);
  await one?.push(third);
  expect(entriesIn(objects)).toEqual(third.entries);
  const { kept } = JSON.parse(String(objects.get(pointerKey))) as Pointer;
  expect(kept.map(({ id }) => id)).toEqual(['1', '2', '3']);
});
