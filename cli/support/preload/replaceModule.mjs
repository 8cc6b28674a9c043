import Module from 'node:module';
import { join } from 'node:path';

/** Lets `require` answer with what `answer` makes of a way to load a module, for those that `isMeant`. */
const intercept = (isMeant, answer) => {
  const load = Module._load;
  Module._load = function (request, parent, ...rest) {
    const loadIt = () => load.call(this, request, parent, ...rest);
    return isMeant(request, parent?.filename ?? '') ? answer(loadIt) : loadIt();
  };
};

const isAskedIn = (askingFile, name) => {
  const end = join('node_modules', askingFile);
  return (request, file) => request === name && file.endsWith(end);
};

/**
 * Lets `require` answer with what `replace` makes of a module: of the first that `isMeant` by its name and the file that
 * asks, and the same for all who ask after that.
 *
 * @param {(request: string, askingFile: string) => boolean} isMeant
 */
export const replaceModule = (isMeant, replace) => {
  let replaced;
  intercept(isMeant, (load) => (replaced ??= replace(load())));
};

/**
 * As `replaceModule`, of the modules that one file of a package asks for by a name: what others get stays as it is.
 *
 * @param {string} askingFile the file of a package, such as `gatsby/dist/commands/build.js`
 */
export const replaceModuleIn = (askingFile, name, replace) =>
  replaceModule(isAskedIn(askingFile, name), replace);

/** Answers an empty module, without loading it, where one file of a package asks for it by a name. */
export const leaveOutModuleIn = (askingFile, name) =>
  intercept(isAskedIn(askingFile, name), () => ({}));
