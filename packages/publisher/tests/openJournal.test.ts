import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from '../src/webhook/openJournal';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
const file = join(folder, 'webhooks.ndjson');
const publication = (key: string) => ({
  key,
  topic: 'ContentManagement.Entry.publish',
  entity: { type: 'Entry', id: key },
});

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a line that was cut off by a crash is dropped', async () => {
  const journal = await openJournal(file);
  await journal.append(publication('a'));
  await journal.close();
  appendFileSync(file, '{"seq":2,"key":"b"');
  const again = await openJournal(file);
  expect(again.lastSeq()).toBe(1);
  await again.append(publication('c'));
  await again.close();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { key: string }).key)).toEqual(['a', 'c']);
});
