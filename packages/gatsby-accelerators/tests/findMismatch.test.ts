import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { accelerators, activate } from '../index';
import type { Accelerator } from '../lib/accelerator';
import { findMismatch } from '../lib/findMismatch';

const root = resolve('.');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mismatch-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.GATSBY_ACCELERATORS;
  delete process.env.GATSBY_PATCHES;
});

const mismatchIn = (accelerator: Accelerator, site: string): string | undefined =>
  findMismatch(accelerator, accelerator.patches({}), site);

/** Copies the files of the real package that an accelerator patches into another site; `change` rewrites them. */
const copyPackage = (
  { package: name, patches }: Accelerator,
  change: (file: string, text: string) => string,
): void => {
  const files = patches({}).flatMap(({ file, request }) => [file, join(dirname(file), request)]);
  for (const file of [`${name}/package.json`, ...files]) {
    const from = require.resolve(resolve('node_modules', file));
    const to = join(folder, from.slice(root.length));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, change(file, readFileSync(from, 'utf8')));
  }
};

/** Activates accelerators for the site in a folder. Returns the warnings and the names of the active accelerators. */
const activateIn = (site: string, names: readonly string[]) => {
  const warnings: string[] = [];
  process.env.GATSBY_ACCELERATORS = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, {}])),
  );
  activate(site, (line: string) => warnings.push(line));
  const on = Object.keys(JSON.parse(process.env.GATSBY_ACCELERATORS) as object);
  return { warnings, on };
};

describe.each(accelerators.map((accelerator) => [accelerator.name, accelerator] as const))(
  '%s',
  (name, accelerator) => {
    it('matches the installed packages', () => {
      expect(mismatchIn(accelerator, root)).toBeUndefined();
    });

    it('matches a copy of them, and no other version', () => {
      copyPackage(accelerator, (_file, text) => text);
      expect(mismatchIn(accelerator, folder)).toBeUndefined();
      copyPackage(accelerator, (file, text) =>
        file.endsWith('package.json')
          ? text.replace(/"version": ".*?"/, '"version": "99.0.1"')
          : text,
      );
      expect(mismatchIn(accelerator, folder)).toBe(
        `${accelerator.package} 99.0.1 is not ${accelerator.versions}`,
      );
    });

    it('does not match if a function has another name', () => {
      for (const { replace, calls = [] } of accelerator.patches({})) {
        for (const needed of [...Object.keys(replace), ...calls]) {
          copyPackage(accelerator, (_file, text) =>
            text.replaceAll(new RegExp(`\\bexports\\.${needed}\\b`, 'g'), 'exports.renamed'),
          );
          expect(mismatchIn(accelerator, folder)).toMatch(new RegExp(` has no ${needed}$`));
        }
      }
    });

    it('does not match if a file no longer requires the module', () => {
      copyPackage(accelerator, (_file, text) => text.replaceAll('require("', 'load("'));
      expect(mismatchIn(accelerator, folder)).toMatch(/ does not require "/);
    });

    it('logs one warning and does not patch the package', () => {
      expect(activateIn(folder, [name])).toEqual({
        warnings: [expect.stringMatching(`^accelerator ${name} is off: .*gatsby`)],
        on: [],
      });
    });

    it('is in the table of the README', () => {
      const { gain, package: target, versions } = accelerator;
      expect(readFileSync(resolve(__dirname, '../README.md'), 'utf8')).toContain(
        `| \`${name}\` | ${target} ${versions} | ${gain} |`,
      );
    });
  },
);

it('warns about an accelerator that does not exist', () => {
  expect(activateIn(root, ['no-such'])).toEqual({
    warnings: ['accelerator no-such is off: it does not exist'],
    on: [],
  });
});

it('activates nothing, without a warning, if GATSBY_PATCHES is 0', () => {
  process.env.GATSBY_PATCHES = '0';
  expect(activateIn(folder, ['source-cache']).warnings).toEqual([]);
});

it('stays small', () => {
  const folders = [resolve(__dirname, '..'), resolve(__dirname, '../lib')];
  const sources = folders.flatMap((one) => readdirSync(one).map((name) => join(one, name)));
  const lines = sources
    .filter((file) => /\.(?:js|ts)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect(accelerators.length).toBeLessThanOrEqual(5);
  expect(lines.length).toBeLessThanOrEqual(500);
});
