import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { captureState, type HashMemory } from '../src/build-state/captureState';
import { readLocalState } from '../src/build-state/localState';
import { downloadState } from '../src/build-state/restoreState';
import { shareBuildState } from '../src/build-state/shareBuildState';
import { openStateStore, type StateStore } from '../src/build-state/stateStore';
import { BuildError, type BuildStep } from '../src/build/types';
import { listFiles } from '../src/files/listFiles';
import { soleTerm } from '../src/lease/soleTerm';
import type { Term } from '../src/lease/types';
import { memoryStore } from './support/memoryStore';
import { untilLine } from './support/untilLine';

const paths = ['.cache', 'public', 'state.json'];
const excluded = ['lock.mdb'];
const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const write = (folder: string, file: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
/** 90 pages, a database of one megabyte that does not compress, a file without content, a folder without files. */
const fill = (folder: string): void => {
  for (let page = 0; page < 90; page++) write(folder, `public/${page}/index.html`, `page ${page}`);
  const database = randomBytes(1_000_000);
  write(folder, '.cache/database', database);
  write(folder, '.cache/none', '');
  write(folder, '.cache/store/lock.mdb', 'of a process that runs');
  write(folder, 'state.json', '{}');
  write(folder, 'elsewhere/secret', 'not part of it');
  mkdirSync(join(folder, '.cache/empty'));
};
const filesOf = async (folder: string): Promise<Map<string, string>> =>
  new Map(
    (await listFiles(folder))
      .filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)))
      .filter((file) => !file.endsWith('lock.mdb'))
      .map((file) => {
        const { mode, mtimeNs } = statSync(join(folder, file), { bigint: true });
        const bytes = readFileSync(join(folder, file), 'latin1');
        return [file, `${mode} ${mtimeNs / 1000n} ${bytes}`];
      }),
  );

const termOf = (token: number): Term => ({ ...soleTerm, token });
const forever = new AbortController().signal;

const machine = (store: StateStore) => {
  const folder = makeFolder();
  const memory: HashMemory = new Map();
  const spool = join(folder, '.build-state/spool');
  return {
    folder,
    memory,
    save: async (token = 1, identity = 'one') => {
      const stored = await store.storedBlocks(token);
      const captured = await captureState({
        ...{ siteFolder: folder, paths, excluded, memory, spool },
        isStored: (hash) => stored.has(hash),
        isQuiet: () => true,
      });
      if (captured === undefined) throw new Error('disturbed');
      return store.save(captured, {
        identity: { id: identity, traits: {} },
        ...{ term: termOf(token), spool, signal: forever },
      });
    },
  };
};
const restoreTo = async (store: StateStore): Promise<string> => {
  const into = makeFolder();
  const state = (await store.list()).at(-1);
  const manifest = await store.readManifest(state?.manifest ?? '');
  await downloadState({ store, manifest, paths, into, signal: forever });
  return into;
};
const setUp = () => {
  const memory = memoryStore();
  const open = (): StateStore => openStateStore(memory.store, makeFolder());
  return { ...memory, open };
};

test('a file that was written through a memory map, which changes none of its times, is read again', async () => {
  const store = openStateStore(memoryStore().store, makeFolder());
  const { folder, memory, save } = machine(store);
  fill(folder);
  await save();
  const known = memory.get('.cache/database');
  if (known === undefined) throw new Error('no database');
  write(folder, '.cache/more', 'one file more');
  // As if the file had other bytes when it was last read.
  memory.set('.cache/database', { ...known, hashes: known.hashes.map((hash) => `${hash}x`) });
  await expect(save()).rejects.toThrow('disturbed');
  await save();
  expect(await filesOf(await restoreTo(store))).toEqual(await filesOf(folder));
});

test('a state is restored with every byte, mode and time, and without what is no part of it', async () => {
  const { open } = setUp();
  const one = machine(open());
  fill(one.folder);
  await one.save();
  const restored = await restoreTo(open());
  expect(await filesOf(restored)).toEqual(await filesOf(one.folder));
  expect(existsSync(join(restored, '.cache/empty'))).toBe(true);
  expect(existsSync(join(restored, 'elsewhere'))).toBe(false);
  expect(existsSync(join(restored, '.cache/store/lock.mdb'))).toBe(false);
});

test('only what has changed is uploaded, and objects of dropped states are deleted', async () => {
  const { open, objects } = setUp();
  const one = machine(open());
  fill(one.folder);
  const first = await one.save();
  expect(first.uploaded).toBe(first.blocks);
  for (let round = 0; round < 5; round++) {
    write(one.folder, 'public/7/index.html', `round ${round}`);
    const database = readFileSync(join(one.folder, '.cache/database'));
    database[700_000] = round;
    write(one.folder, '.cache/database', database);
    const next = await one.save();
    // A block of the page and one of the database.
    expect(next.uploaded).toBe(2);
    expect(next.bytes).toBeLessThan(first.bytes / 3);
  }
  // Three states are kept, which differ in two blocks.
  const blocks = [...objects.keys()].filter((key) => key.startsWith('blocks/'));
  expect(blocks).toHaveLength(first.blocks + 4);
  expect([...objects.keys()].filter((key) => key.startsWith('states/'))).toHaveLength(3);
  expect(await filesOf(await restoreTo(open()))).toEqual(await filesOf(one.folder));
});

test('an upload that ends at any moment leaves the state before, and later no object', async () => {
  const { open, objects, failAfter } = setUp();
  const store = open();
  const one = machine(store);
  fill(one.folder);
  await one.save();
  let before = await filesOf(one.folder);
  for (let operations = 0; operations < 14; operations++) {
    write(one.folder, 'public/7/index.html', `attempt ${operations}`);
    write(one.folder, `public/${operations}/more.txt`, 'more');
    failAfter(operations, operations % 2 === 0);
    const saved = await one.save().catch(() => undefined);
    failAfter(Infinity, false);
    if (saved !== undefined) before = await filesOf(one.folder);
    const found = await filesOf(await restoreTo(open()));
    // The answer of the last write may be lost: then it is the next one, as a whole.
    expect([before, await filesOf(one.folder)]).toContainEqual(found);
    before = found;
  }
  const last = await one.save();
  const states = await store.list();
  const named = new Set<string>(['current.json', ...states.map(({ manifest }) => manifest)]);
  for (const { manifest } of states) {
    for (const [hash] of (await store.readManifest(manifest)).blocks) named.add(`blocks/${hash}`);
  }
  expect([...objects.keys()].filter((key) => !named.has(key))).toEqual([]);
  expect(last.blocks).toBeGreaterThan(0);
});

test('a publisher of an earlier term stores nothing', async () => {
  const { open, objects } = setUp();
  const [earlier, later] = [machine(open()), machine(open())];
  fill(earlier.folder);
  write(later.folder, 'public/index.html', 'later');
  await later.save(8);
  const pointer = String(objects.get('current.json'));
  await expect(earlier.save(7)).rejects.toThrow('a later term');
  expect(String(objects.get('current.json'))).toBe(pointer);
});

test('files that change while they are read are no state', async () => {
  const { open } = setUp();
  const { folder, memory } = machine(open());
  fill(folder);
  const options = { siteFolder: folder, paths, memory, spool: join(folder, '.build-state/spool') };
  let asked = 0;
  const change = (): boolean => {
    asked += 1;
    if (asked === 30) write(folder, 'public/0/index.html', 'changed by a build');
    return true;
  };
  expect(
    await captureState({ ...options, isStored: () => false, isQuiet: change }),
  ).toBeUndefined();
  expect(
    await captureState({ ...options, isStored: () => false, isQuiet: () => asked++ < 50 }),
  ).toBeUndefined();
});

describe('a shared build', () => {
  const { store, objects } = setUp();
  const lines: string[] = [];
  /** Writes a cache, and says whether there was one. */
  const buildIn = (folder: string): BuildStep => ({
    build: () => {
      lines.push(existsSync(join(folder, '.cache/database')) ? 'warm' : 'cold');
      if (!existsSync(join(folder, '.cache'))) fill(folder);
      return Promise.resolve();
    },
  });
  const step = { number: 1, onProgress: () => undefined, signal: forever };
  const open = (folder: string, identity: string, from = store): BuildStep =>
    shareBuildState(buildIn(folder), {
      config: { paths, excluded, identity: () => identity },
      ...{ siteFolder: folder, store: from, isPrewarmed: false, every: 0 },
      log: (line) => lines.push(line),
    });
  const build = async (identity: string, until?: string, from = store, folder = makeFolder()) => {
    lines.length = 0;
    const shared = open(folder, identity, from);
    await shared.build(step);
    if (until !== undefined) await untilLine(lines, until);
    await shared.close?.();
    return { folder, lines: lines.join('\n') };
  };

  test('begins cold where there is none, and warm in another folder', async () => {
    const first = await build('one', 'build state: stored');
    expect(first.lines).toMatch(
      /there is none for these sources, .*: none is stored\ncold\nbuild state: stored/,
    );
    const second = await build('one');
    expect(second.lines).toMatch(/build state: restored 93 files of .*\nwarm/);
    expect(readLocalState(second.folder)).toEqual({ identity: 'one', step: 'complete' });
    expect(await filesOf(second.folder)).toEqual(await filesOf(first.folder));
    // It has a state of its own.
    expect((await build('one', undefined, store, second.folder)).lines).toBe('warm');
  });

  test('restores none of other sources', async () => {
    expect((await build('two')).lines).toMatch(/there is none for these sources, .*\ncold$/);
  });

  test('a damaged or missing block, or a store that is away, is a cold build with one line', async () => {
    const block = [...objects.keys()].find((key) => key.startsWith('blocks/')) ?? '';
    const bytes = objects.get(block) ?? Buffer.alloc(0);
    for (const change of [
      () => objects.delete(block),
      () => objects.set(block, Buffer.from(bytes).fill(1, 4, 9)),
    ]) {
      change();
      const { lines: said } = await build('one');
      expect(said).toMatch(/^build state: cannot be restored, building without it: .*\ncold$/);
    }
    // What was missing is stored again.
    expect((await build('one', 'build state: stored')).lines).toContain('cold');
    expect((await build('one')).lines).toContain('warm');
    const away = { ...store, get: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    expect((await build('one', undefined, away)).lines).toBe(
      'build state: cannot be restored, building without it: connect ECONNREFUSED\ncold',
    );
  });

  test('what an interrupted restore has left is removed', async () => {
    const folder = makeFolder();
    fill(folder);
    mkdirSync(join(folder, '.build-state'));
    write(folder, '.build-state/local.json', '{"identity":"two","step":"restoring"}');
    expect((await build('two', undefined, store, folder)).lines).toMatch(/cold$/);
  });

  test('a build that fails from a restored state is repeated without it, unless the content is at fault', async () => {
    await build('three', 'build state: stored');
    for (const kind of ['transient', 'content'] as const) {
      const folder = makeFolder();
      lines.length = 0;
      let failures = 1;
      const shared = shareBuildState(
        {
          build: (options) =>
            failures-- > 0
              ? Promise.reject(new BuildError('broken', kind))
              : buildIn(folder).build(options),
        },
        {
          config: { paths, excluded, identity: () => 'three' },
          ...{ siteFolder: folder, store, isPrewarmed: false, every: 0 },
          log: (line) => lines.push(line),
        },
      );
      await expect(shared.build(step)).rejects.toThrow('broken');
      await shared.build(step);
      await shared.close?.();
      expect(lines.join('\n')).toMatch(
        kind === 'content'
          ? /restored .*\nbuild state: restored .*\nwarm/
          : /restored .*\nbuild state: the first build from it failed.*\n.* there is none .*\ncold/,
      );
    }
  });
});
