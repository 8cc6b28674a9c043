// @ts-check
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

/**
 * Returns the reason why an accelerator does not match the packages of the site in a folder; undefined if it matches. Reads the
 * files without loading the modules, because some modules read settings at load time that Gatsby sets later.
 * @type {(accelerator: import('./accelerator').Accelerator, patches: import('./accelerator').Patch[], folder: string) => string | undefined}
 */
const findMismatch = ({ package: name, versions }, patches, folder) => {
  const { resolve } = createRequire(join(folder, 'package.json'));
  try {
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8'));
    if (!version.startsWith(versions.replace('x', '')))
      return `${name} ${version} is not ${versions}`;
    for (const { file, request, replace, calls = [] } of patches) {
      const path = resolve(file);
      if (!readFileSync(path, 'utf8').includes(`require("${request}")`))
        return `${file} does not require "${request}"`;
      const source = readFileSync(createRequire(path).resolve(request), 'utf8');
      const missing = [...Object.keys(replace), ...calls].find(
        (one) => !new RegExp(`\\bexports\\.${one}\\b`).test(source),
      );
      if (missing) return `"${request}" of ${file} has no ${missing}`;
    }
    return undefined;
  } catch (error) {
    return String(/** @type {Error} */ (error).message).split('\n')[0];
  }
};

module.exports = { findMismatch };
