// @ts-check
const Module = require('node:module');
const { join } = require('node:path');

/**
 * Replaces exported functions of modules when the files in `patches` require them. Does not patch a module that lacks one
 * of the functions. Wraps `Module._load`, as require-in-the-middle does, because Node 20 has no `registerHooks`.
 * @type {(patches: import('./accelerator').Patch[], onMismatch: (reason: string) => void) => void}
 */
const patchModules = (patches, onMismatch) => {
  const modules = /** @type {any} */ (Module);
  const load = modules._load;
  const patched = new Map();
  /** @type {(patch: import('./accelerator').Patch, loaded: any) => object} */
  const apply = ({ file, request, replace, calls = [] }, loaded) => {
    const names = Object.keys(replace);
    const missing = [...names, ...calls].find((name) => typeof loaded[name] !== 'function');
    if (missing) onMismatch(`${missing} in "${request}" of ${file} is not a function`);
    if (missing) return loaded;
    const entries = names.map((name) => [name, replace[name]?.(loaded[name], loaded)]);
    return { ...loaded, ...Object.fromEntries(entries) };
  };
  /** @type {(this: unknown, request: string, parent?: { filename?: string }, isMain?: boolean) => unknown} */
  modules._load = function (request, parent, isMain) {
    const loaded = load.call(this, request, parent, isMain);
    const filename = parent?.filename ?? '';
    const patch = patches.find(
      (one) => one.request === request && filename.endsWith(join('node_modules', one.file)),
    );
    if (!patch) return loaded;
    if (!patched.has(patch)) patched.set(patch, apply(patch, loaded));
    return patched.get(patch);
  };
};

module.exports = { patchModules };
