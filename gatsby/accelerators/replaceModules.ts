import Module from 'node:module';
import { join } from 'node:path';
import type { Replacement } from './accelerator';

type Load = (
  this: unknown,
  request: string,
  parent?: { filename?: string },
  isMain?: boolean,
) => unknown;

/** Node's own `require`, which packages such as require-in-the-middle replace too; `registerHooks` is missing in Node 20. */
const modules = Module as unknown as { _load: Load };

/**
 * Lets files of packages get changed modules from now on. A module whose functions are none, although its source said so,
 * stays as it is.
 *
 * @param onMisfit told why a module stays as it is.
 */
export const replaceModules = (
  replacements: readonly Replacement[],
  onMisfit: (reason: string) => void,
): void => {
  const load = modules._load;
  const answers = new Map<Replacement, object>();
  const answer = (replacement: Replacement, loadIt: () => unknown): object => {
    const { request, file, functions, replace } = replacement;
    if (!replace) return {};
    const loaded = loadIt() as Record<string, unknown>;
    const missing = functions.find((name) => typeof loaded[name] !== 'function');
    if (missing) onMisfit(`${missing} in "${request}" of ${file} is no function`);
    return missing ? loaded : { ...loaded, ...replace(loaded) };
  };
  modules._load = function (request, parent, isMain) {
    const loadIt = (): unknown => load.call(this, request, parent, isMain);
    const filename = parent?.filename ?? '';
    const replacement = replacements.find(
      (one) => one.request === request && filename.endsWith(join('node_modules', one.file)),
    );
    if (!replacement || replacement.isMeant?.() === false) return loadIt();
    const known = answers.get(replacement) ?? answer(replacement, loadIt);
    answers.set(replacement, known);
    return known;
  };
};
