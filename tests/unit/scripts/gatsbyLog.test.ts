import type { BuildEvent } from 'static-site-publisher/build-events';
import { readGatsbyLog } from '~/scripts/support/gatsbyLog';

const read = (...actions: (object | string)[]) => {
  const events: BuildEvent[] = [];
  const lines: string[] = [];
  const onLine = readGatsbyLog({
    onEvent: (event) => events.push(event),
    onText: (line) => lines.push(line),
    every: 60_000,
  });
  for (const action of actions)
    onLine(typeof action === 'string' ? action : JSON.stringify(action));
  return { events, lines };
};

const activity = (type: string, id: string, more: object = {}) => ({
  type: `ACTIVITY_${type}`,
  payload: { id, ...more },
});

describe('readGatsbyLog', () => {
  it('counts pages at the first and the last, and in between no more often than asked', () => {
    const id = 'page-query-running';
    const { events } = read(
      activity('START', id, { current: 0, total: 3 }),
      activity('UPDATE', id, { current: 1 }),
      activity('UPDATE', id, { current: 2 }),
      activity('UPDATE', id, { current: 3 }),
      activity('END', id),
      activity('START', 'of another plugin', { current: 0, total: 5 }),
    );
    expect(events).toEqual([
      { type: 'progress', step: 'querying', done: 0, total: 3 },
      { type: 'progress', step: 'querying', done: 3, total: 3 },
    ]);
  });

  it('tells of a step once, however many activities it has', () => {
    const { events } = read(
      activity('START', 'compile gatsby files'),
      activity('START', 'load gatsby config'),
      activity('START', 'source and transform nodes'),
    );
    expect(events.map((event) => event.type === 'progress' && event.step)).toEqual([
      'starting',
      'sourcing',
    ]);
  });

  it('passes on warnings, but not of templates that no page has', () => {
    const warn = (file: string) => {
      const text = `The GraphQL query in the non-page component "/site/src/${file}" will not be run.`;
      return { type: 'LOG', payload: { level: 'WARNING', text } };
    };
    const { events } = read(warn('templates/InsightArchive.tsx'), warn('layout/Page.tsx'));
    expect(events).toEqual([{ type: 'warning', text: expect.stringContaining('Page.tsx') }]);
  });

  it('takes an error of the source plugin as one of the space', () => {
    const payload = {
      level: 'ERROR',
      text: 'Accessing your Contentful space failed',
      code: 'gatsby-source-contentful_111000',
      category: 'THIRD_PARTY',
      pluginName: 'gatsby-source-contentful',
    };
    expect(read({ type: 'LOG', payload }).events).toEqual([
      {
        type: 'error',
        id: 'gatsby.gatsby-source-contentful_111000',
        category: 'space',
        text: 'Accessing your Contentful space failed',
      },
    ]);
  });

  it('hands on text as people read it, and what is no action of Gatsby’s as it is', () => {
    const { lines, events } = read(
      { type: 'LOG', payload: { level: 'ACTIVITY_SUCCESS', text: 'createPages', duration: 0.5 } },
      { type: 'SET_STATUS', payload: 'SUCCESS' },
      'Segmentation fault',
      '{"type":"LOG"',
    );
    expect(lines).toEqual(['success createPages - 0.500s', 'Segmentation fault', '{"type":"LOG"']);
    expect(events).toEqual([]);
  });
});
