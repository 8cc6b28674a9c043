import { readChartRows } from '~/contentful/model/chart/readChartRows';
import { checkExport } from '~/contentful/model/checkExport';
import { makeEntry, soundExport } from './exportFixture';

const faultOf = (...read: Parameters<typeof readChartRows>) => {
  const result = readChartRows(...read);
  return 'fault' in result ? result.fault : undefined;
};

test('a row has a label, its figures, and their units', () => {
  expect(readChartRows('Before and after', 'Longest wait | 128 min | 51 min\n\n')).toEqual({
    rows: [
      {
        label: 'Longest wait',
        figures: [
          { value: 128, unit: 'min' },
          { value: 51, unit: 'min' },
        ],
        due: undefined,
        isMarked: false,
      },
    ],
  });
});

test('an asterisk marks the rows that the finding is about', () => {
  const read = readChartRows('Bars', 'Useful | 66\n* Idle | 21\n*Nameless | 13', ['Cents']);
  expect(read).toMatchObject({
    rows: [
      { label: 'Useful', isMarked: false },
      { label: 'Idle', isMarked: true },
      { label: 'Nameless', isMarked: true },
    ],
  });
  expect(readChartRows('Progress', '* Idle | 30 | 21 | 10 | 2027')).toMatchObject({
    rows: [{ label: 'Idle', isMarked: true }],
  });
  expect(
    readChartRows('Range', 'Twice | 20 | 60\n* Rehearsal | 12 | 18', ['From', 'To']),
  ).toMatchObject({
    rows: [{ isMarked: false }, { isMarked: true }],
  });
});

test('progress says when its goal is due, with either minus', () => {
  const read = readChartRows('Progress', 'Energy | 0% | −41.5 % | -60% | 2030');
  expect(read).toMatchObject({
    rows: [{ figures: [{ value: 0 }, { value: -41.5, unit: '%' }, { value: -60 }], due: '2030' }],
  });
});

test.each([
  ['Bars', 'Grain | 1,250', 'row 1 ("Grain | 1,250") has "1,250" where a figure belongs'],
  ['Bars', 'Grain', 'has 0 of 1 figures: write label | figure'],
  ['Bars', ' | 5', 'has no label'],
  ['Bars', '* | 5', 'has no label'],
  ['Before and after', '* Wait | 5 | 4', 'row 1 ("* Wait | 5 | 4") begins with "*"'],
  ['Line', '2024 | 5', 'has 1 rows but this kind of chart takes 2 to 40'],
  ['Before and after', 'Wait | 5', 'has 1 of 2 figures: write label | before | after'],
  ['Progress', 'Pay | 1 | 1 | 1 | 2030', 'has the same start and goal'],
] as const)('%s with "%s" names the row and what to write', (kind, rows, fault) => {
  expect(faultOf(kind, rows)).toContain(fault);
});

test('as many figures as series have names', () => {
  expect(faultOf('Line', 'a | 1\nb | 2', ['2024', '2025'])).toContain('write label and 2 figures');
  expect(faultOf('Line', 'a | 1 | 3\nb | 2 | 4', ['2024', '2025'])).toBeUndefined();
  expect(faultOf('Bars', '* a | 1 | 3', ['2024', '2025'])).toContain('begins with "*"');
});

test('a range begins below where it ends, and both ends have names', () => {
  const ends = ['From', 'To'];
  expect(readChartRows('Range', 'Senior | 152 | 218', ends)).toMatchObject({
    rows: [{ label: 'Senior', figures: [{ value: 152 }, { value: 218 }] }],
  });
  expect(faultOf('Range', 'Senior | 218 | 152', ends)).toContain('the smaller figure first');
  expect(faultOf('Range', 'Senior | 152', ends)).toContain('write label | from | to');
  expect(faultOf('Range', 'Senior | 152 | 218')).toContain('name both ends');
});

test('a chart with a wrong row is one error that names entry and field', () => {
  const space = soundExport();
  space.entries.push(
    makeEntry('chart', 'chart-wait', {
      name: { en: 'Waiting' },
      title: { en: 'Waiting' },
      kind: { en: 'Bars' },
      summary: { en: 'Less of it.' },
      rows: { en: 'Before | long' },
    }),
  );
  expect(checkExport(space).errors).toEqual([
    expect.objectContaining({
      entryId: 'chart-wait',
      entryName: 'Waiting',
      field: 'rows',
      locale: 'en',
      message: expect.stringContaining('row 1 ("Before | long") has "long"') as string,
    }),
  ]);
});

test('parts are two to five figures above zero, of which some may be marked', () => {
  expect(readChartRows('Parts', '* Real | 2\nHold | 18', ['of no use'])).toMatchObject({
    rows: [{ isMarked: true, figures: [{ value: 2 }] }, { isMarked: false }],
  });
  expect(faultOf('Parts', 'All | 1')).toContain('takes 2 to 5');
  expect(faultOf('Parts', 'A | 1\nB | 0')).toContain('row 2 ("B | 0") is no part');
  expect(faultOf('Parts', 'A | 1\nB | 2\nC | 3\nD | 4\nE | 5\nF | 6')).toContain('takes 2 to 5');
});
