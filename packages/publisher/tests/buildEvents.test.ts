import { eventLine, readLine, type BuildEvent } from '../src/build/buildEvents';

const events: BuildEvent[] = [
  { type: 'ready' },
  { type: 'progress', step: 'querying', done: 7, total: 9 },
  { type: 'warning', text: 'Left out.', entry: { id: 'a', name: 'A "quoted"\nname' } },
  { type: 'error', id: 'settings', category: 'settings', text: 'Wrong.', variable: 'SITE_URL' },
  { type: 'done', pages: 9, sites: 2, leftOut: 0 },
];

describe('readLine', () => {
  it.each(events)('reads what eventLine writes: $type', (event) => {
    const line = eventLine(event);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(readLine(line)).toEqual({ event });
  });

  it('leaves out properties of a newer version, and takes a category that it does not know', () => {
    const line = '{"type":"error","id":"x","category":"weather","text":"Rain.","colour":"grey"}';
    expect(readLine(line)).toEqual({
      event: { type: 'error', id: 'x', category: 'unknown', text: 'Rain.' },
    });
  });

  it.each([
    ['{"type":"weather"}', 'weather'],
    ['{"type":"done","pages":-1,"sites":0,"leftOut":0}', 'done'],
    ['{"type":"progress","step":"resting"}', 'progress'],
  ])('names the type of an event in another shape: %s', (line, unknown) => {
    expect(readLine(line)).toEqual({ unknown });
  });

  it.each(['', 'ERROR "Name" (insight 4f2)', '{"type":"err', '42', 'null', '"ready"', '{"a":1}'])(
    'takes anything else as text: %j',
    (line) => {
      expect(readLine(line)).toEqual({ text: line });
    },
  );
});
