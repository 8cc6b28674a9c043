import type { BuildProblem } from '../src/build/buildProblem';
import { explainFailure } from '../src/build/explainFailure';

const problem = (more: Partial<BuildProblem>): BuildProblem => ({
  id: 'gatsby.1',
  category: 'code',
  text: 'It is broken.',
  ...more,
});

const text = Array.from({ length: 50 }, (_, index) => `line ${index}`);
const explain = (...errors: BuildProblem[]) =>
  explainFailure({ errors, text, exitCode: 1, logFile: '000001.log' });

describe('explainFailure', () => {
  it('tells an editor of content, whatever else has failed', () => {
    const entry = { id: 'one', name: 'One' };
    const failure = explain(
      problem({}),
      problem({ id: 'content.slug', category: 'content', text: 'A.', fix: 'B.', entry }),
      problem({ id: 'content.slug', category: 'content', text: 'C.' }),
    );
    expect(failure).toMatchObject({ message: 'A. B. And 1 more.', kind: 'content', log: [] });
    expect(failure.problems).toEqual([
      { check: 'content', category: 'content', message: 'A. B.', entryId: 'one', entryName: 'One' },
      { check: 'content', category: 'content', message: 'C.' },
    ]);
  });

  it('tells a developer of the error that ended the build, with file, line and the last lines', () => {
    const failure = explain(
      problem({ text: 'First.' }),
      problem({ text: 'Several\n\nlines.', file: 'src/a.tsx', line: 3 }),
    );
    expect(failure.message).toBe('The build failed: Several lines. And 1 more. (000001.log)');
    expect(failure.kind).toBe('transient');
    expect(failure.problems[1]).toEqual({
      check: 'build',
      category: 'code',
      message: 'Several\n\nlines. (src/a.tsx:3)',
      file: 'src/a.tsx',
    });
    expect(failure.log).toEqual(text.slice(-20));
  });

  it('needs no lines where a setting is wrong', () => {
    const failure = explain(
      problem({
        id: 'settings',
        category: 'settings',
        variable: 'SITE_URL',
        text: 'A.',
        fix: 'B.',
      }),
    );
    expect(failure.message).toBe('The build failed: A. B. (000001.log)');
    expect(failure.problems).toEqual([
      { check: 'build', category: 'settings', message: 'A. B.', variable: 'SITE_URL' },
    ]);
    expect(failure.log).toEqual([]);
  });

  it('shortens what is very long', () => {
    const failure = explain(problem({ text: 'x'.repeat(100_000) }));
    expect(failure.message.length).toBeLessThan(400);
    expect(failure.problems[0]?.message.length).toBeLessThan(1100);
  });
});
