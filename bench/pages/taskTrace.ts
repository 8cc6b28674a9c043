import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** What a browser's trace says, as far as it is read here: https://github.com/catapult-project/catapult's trace format. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as `dur` is. */
  ts: number;
  dur?: number;
  /** Of these, what the thread itself had of a processor. */
  tdur?: number;
  id?: string;
  args: {
    name?: string;
    data?: {
      startTime?: number;
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
      timeDeltas?: number[];
      functionName?: string;
    };
  };
};

type ProfileNode = {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
};

/** A task of the main thread, in milliseconds from the start of the page. */
export type Task = {
  start: number;
  duration: number;
  /** Milliseconds by what the browser did, such as `FunctionCall` or `Layout`, with the time of its parts taken off. */
  activities: Map<string, number>;
  /** Milliseconds by the source that a function of the page is of. */
  sources: Map<string, number>;
  functions: Map<string, number>;
};

const add = (sums: Map<string, number>, key: string, value: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + value);
};

/** Names of functions as they are in the sources, from the source maps beside the built scripts. */
const createNaming = (publicFolder: string) => {
  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (url: string): TraceMap | undefined => {
    const { pathname } = new URL(url);
    if (!maps.has(pathname)) {
      try {
        maps.set(
          pathname,
          new TraceMap(readFileSync(join(publicFolder, `${pathname}.map`), 'utf8')),
        );
      } catch {
        maps.set(pathname, undefined);
      }
    }
    return maps.get(pathname);
  };
  return ({ callFrame }: ProfileNode): { source: string; name: string } => {
    const { url = '', functionName, lineNumber = 0, columnNumber = 0 } = callFrame;
    const map = url.startsWith('http') && url.includes('.js') ? mapOf(url) : undefined;
    if (!map) return { source: `(${functionName || 'page'})`, name: functionName };
    const found = originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
    const source = (found.source ?? '?').replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
    const short = source.replace(/^.*node_modules\//, '');
    return { source: short, name: `${found.name ?? functionName} ${short}:${found.line ?? '?'}` };
  };
};

/** The thread of the page, the first of whose tasks starts its first document. */
const mainThread = (events: readonly TraceEvent[]): { pid: number; tid: number; start: number } => {
  const navigation = events.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      'documentLoaderURL' in (args.data ?? {}) &&
      String((args.data as { documentLoaderURL?: string }).documentLoaderURL).startsWith('http'),
  );
  if (!navigation) throw new Error('The trace has no page in it');
  const { pid, ts } = navigation;
  const thread = events.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  );
  if (!thread) throw new Error('The trace has no main thread in it');
  return { pid, tid: thread.tid, start: ts };
};

/** Reads the tasks of a page out of a trace, from its first paint on. */
export const readTasks = (
  events: readonly TraceEvent[],
  publicFolder: string,
): { tasks: Task[]; firstPaint: number } => {
  const { pid, tid, start } = mainThread(events);
  const milliseconds = (ts: number): number => (ts - start) / 1000;
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const paint = events.find(
    ({ name, pid: process, ts }) =>
      name === 'firstContentfulPaint' && process === pid && ts >= start,
  );
  const tasks = own
    .filter(({ name, ts }) => name === 'RunTask' && ts >= start)
    .map(({ ts, dur = 0, tdur = dur }): Task & { ts: number; end: number } => ({
      ts,
      end: ts + dur,
      start: milliseconds(ts),
      duration: tdur / 1000,
      activities: new Map(),
      sources: new Map(),
      functions: new Map(),
    }));
  const taskAt = (ts: number) => {
    let low = 0;
    let high = tasks.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const task = tasks[middle]!;
      if (ts < task.ts) high = middle - 1;
      else if (ts >= task.end) low = middle + 1;
      else return task;
    }
    return undefined;
  };
  const open: TraceEvent[] = [];
  for (const event of own) {
    while (open.length > 0 && open.at(-1)!.ts + (open.at(-1)!.dur ?? 0) <= event.ts) open.pop();
    const task = taskAt(event.ts);
    if (task) {
      const parent = open.at(-1);
      add(task.activities, event.name, (event.dur ?? 0) / 1000);
      if (parent && taskAt(parent.ts) === task)
        add(task.activities, parent.name, -(event.dur ?? 0) / 1000);
    }
    open.push(event);
  }
  const nameOf = createNaming(publicFolder);
  const profiles = events.filter(({ name, pid: process }) => name === 'Profile' && process === pid);
  for (const profile of profiles) {
    if (profile.tid !== tid) continue;
    let at = profile.args.data?.startTime ?? profile.ts;
    const nodes = new Map<number, ProfileNode & { named?: { source: string; name: string } }>();
    const chunks = events.filter(
      ({ name, id, pid: process }) =>
        name === 'ProfileChunk' && id === profile.id && process === pid,
    );
    for (const { args } of chunks) {
      for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
      const samples = args.data?.cpuProfile?.samples ?? [];
      samples.forEach((sample, index) => {
        const delta = args.data?.timeDeltas?.[index] ?? 0;
        const task = taskAt(at);
        at += delta;
        const node = nodes.get(sample);
        if (!task || !node) return;
        node.named ??= nameOf(node);
        add(task.sources, node.named.source, delta / 1000);
        add(task.functions, node.named.name, delta / 1000);
      });
    }
  }
  return { tasks, firstPaint: paint ? milliseconds(paint.ts) : 0 };
};
