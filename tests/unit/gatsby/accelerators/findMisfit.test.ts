import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { accelerate } from '../../../../gatsby/accelerators/accelerate';
import type { Accelerator } from '../../../../gatsby/accelerators/accelerator';
import { compileSources } from '../../../../gatsby/accelerators/compileSources';
import { contentfulNodes } from '../../../../gatsby/accelerators/contentfulNodes';
import { findMisfit } from '../../../../gatsby/accelerators/findMisfit';
import { inlineSlicesLater } from '../../../../gatsby/accelerators/inlineSlicesLater';
import { renderingWorkers } from '../../../../gatsby/accelerators/renderingWorkers';
import { sourceCache } from '../../../../gatsby/accelerators/sourceCache';
import { shownLanguages } from '../../../../gatsby/shownLanguages';

const accelerators: readonly Accelerator[] = [
  compileSources,
  sourceCache,
  inlineSlicesLater,
  contentfulNodes(shownLanguages),
  renderingWorkers,
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misfit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Copies the files of the real package that an accelerator changes into another site; `change` rewrites them. */
const copyPackage = (
  { package: name, replacements }: Accelerator,
  change: (file: string, text: string) => string,
): void => {
  const files = replacements.flatMap(({ file, request }) => {
    const module = join(dirname(file), request);
    return request.startsWith('.') ? [file, module.endsWith('.js') ? module : `${module}`] : [file];
  });
  for (const file of [`${name}/package.json`, ...files]) {
    const from = require.resolve(resolve('node_modules', file));
    const to = join(folder, from.slice(resolve('.').length));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, change(file, readFileSync(from, 'utf8')));
  }
  cpSync(resolve('node_modules/fs-extra'), join(folder, 'node_modules/fs-extra'), {
    recursive: true,
  });
};

describe.each(accelerators.map((accelerator) => [accelerator.name, accelerator] as const))(
  '%s',
  (name, accelerator) => {
    it('fits the packages that are installed', () => {
      expect(findMisfit(accelerator, resolve('.'))).toBeUndefined();
    });

    it('fits a copy of them, and no other version', () => {
      copyPackage(accelerator, (_file, text) => text);
      expect(findMisfit(accelerator, folder)).toBeUndefined();
      copyPackage(accelerator, (file, text) =>
        file.endsWith('package.json')
          ? text.replace(/"version": ".*?"/, '"version": "99.0.1"')
          : text,
      );
      expect(findMisfit(accelerator, folder)).toBe(
        `${accelerator.package} 99.0.1 is not ${accelerator.versions}`,
      );
    });

    it('does not fit where a function has another name', () => {
      const [replaced] = accelerator.replacements.flatMap(({ functions }) => functions);
      copyPackage(accelerator, (_file, text) =>
        text.replaceAll(new RegExp(`\\bexports\\.${replaced}\\b`, 'g'), 'exports.renamed'),
      );
      expect(findMisfit(accelerator, folder)).toMatch(new RegExp(`has no ${replaced}$`));
    });

    it('does not fit where a file no longer requires the module', () => {
      copyPackage(accelerator, (_file, text) => text.replaceAll('require("', 'load("'));
      expect(findMisfit(accelerator, folder)).toMatch(/ does not require "/);
    });

    it('says so in one line, and leaves the package as it is', () => {
      const said: string[] = [];
      delete process.env.ACCELERATORS_ON;
      accelerate([accelerator], folder, (line) => said.push(line));
      expect(said).toEqual([expect.stringMatching(`^accelerator ${name} is off: `)]);
      expect(process.env.ACCELERATORS_ON).toBe('');
      delete process.env.ACCELERATORS_ON;
    });
  },
);

it('turns nothing on, and says nothing, where GATSBY_PATCHES is 0', () => {
  const said: string[] = [];
  process.env.GATSBY_PATCHES = '0';
  accelerate(accelerators, folder, (line) => said.push(line));
  delete process.env.GATSBY_PATCHES;
  expect(said).toEqual([]);
  expect(process.env.ACCELERATORS_ON).toBeUndefined();
});

it('keeps to five', () => {
  expect(accelerators.length).toBeLessThanOrEqual(5);
});
