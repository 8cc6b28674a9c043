import Module from 'node:module';

/**
 * Lets `require` answer with what `replace` makes of a module: of the first that `isMeant` by its name and the file that
 * asks, and the same for all who ask after that.
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
