import fc from 'fast-check';
import { filesOfSegments, readSegments, segmentFiles } from '../src/releases/signedFiles';

type Read = Awaited<ReturnType<typeof readSegments>>;

const hash = (value: number): string => value.toString(16).padStart(64, '0');

/** Makes the manifest of a release after that of another; the bytes of its new parts. */
const makeNext = async (
  files: Readonly<Record<string, string>>,
  before: Read,
  parts: Map<string, string>,
): Promise<{ read: Read; bytes: number }> => {
  const { segments, texts } = segmentFiles(files, before);
  for (const [path, text] of texts) parts.set(path, text);
  const read = await readSegments(segments, (path) => Promise.resolve(parts.get(path) ?? ''));
  const bytes = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  return { read, bytes: bytes + JSON.stringify(segments).length };
};

test('the parts of any sequence of releases have the hashes of the last one', async () => {
  const path = fc.constantFrom('a.html', 'b/c.css', 'tab\tname', 'line\nname', '100%', '%25', 'é');
  const release = fc.dictionary(path, fc.integer({ min: 1, max: 3 }).map(hash));
  await fc.assert(
    fc.asyncProperty(fc.array(release, { maxLength: 12 }), async (releases) => {
      const parts = new Map<string, string>();
      let read: Read = [];
      for (const files of releases) {
        ({ read } = await makeNext(files, read, parts));
        expect(filesOfSegments(read)).toEqual(files);
      }
    }),
  );
});

test('releases add parts in proportion to what has changed', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 4000 }, (_, index) => [`en/page-${index}/index.html`, hash(index)]),
  );
  const parts = new Map<string, string>();
  const first = await makeNext(files, [], parts);
  const all = first.bytes;
  let read = first.read;
  let added = 0;
  for (let release = 1; release <= 100; release++) {
    for (let page = 0; page < 3; page++)
      files[`en/page-${(release * 37 + page * 1009) % 4000}/index.html`] = hash(release * 10_000);
    const next = await makeNext(files, read, parts);
    added += next.bytes;
    ({ read } = next);
  }
  // A hundred whole manifests would be a hundred times as much.
  expect(added).toBeLessThan(all);
  expect(filesOfSegments(read)).toEqual(files);
  expect(all).toBeGreaterThan(300_000);
});

test('a part that is not that of its name is named', async () => {
  const parts = new Map<string, string>();
  const { read } = await makeNext({ 'a.html': hash(1) }, [], parts);
  const segments = read.map(({ segment }) => segment);
  await expect(readSegments(segments, () => Promise.resolve('other'))).rejects.toThrow(
    /^\/release-manifest\/[0-9a-f]{64}\.txt is not that of the signed manifest\.$/,
  );
});
