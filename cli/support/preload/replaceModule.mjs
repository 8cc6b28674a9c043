import Module from 'node:module';
import { join } from 'node:path';

/**
 * Lets `require` answer with what `replace` makes of a module: of the first that `isMeant` by its name and the file that
 * asks, and the same for all who ask after that.
 *
 * @param {(request: string, askingFile: string) => boolean} isMeant
 */
export const replaceModule = (isMeant, replace) => {
  const load = Module._load;
  let replaced;
  Module._load = function (request, parent, ...rest) {
    const loaded = load.call(this, request, parent, ...rest);
    if (!isMeant(request, parent?.filename ?? '')) return loaded;
    replaced ??= replace(loaded);
    return replaced;
  };
};

/**
 * As `replaceModule`, of the modules that one file of a package asks for by a name: what others get stays as it is.
 *
 * @param {string} askingFile the file of a package, such as `gatsby/dist/commands/build.js`
 */
export const replaceModuleIn = (askingFile, name, replace) => {
  const end = join('node_modules', askingFile);
  replaceModule((request, file) => request === name && file.endsWith(end), replace);
};

/** Answers an empty module, without loading it, where one file of a package asks for it by a name. */
export const leaveOutModuleIn = (askingFile, name) => {
  const end = join('node_modules', askingFile);
  const load = Module._load;
  Module._load = function (request, parent, ...rest) {
    const isMeant = request === name && parent?.filename?.endsWith(end);
    return isMeant ? {} : load.call(this, request, parent, ...rest);
  };
};
