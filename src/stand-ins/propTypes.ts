const accept = (): null => null;
const check = Object.assign(accept, { isRequired: accept });
const checkOf = (): typeof check => check;

/** In place of prop-types in the browser, where Gatsby's runtime names checks that run in development alone. */
export const any = check;
export const array = check;
export const bool = check;
export const element = check;
export const func = check;
export const node = check;
export const number = check;
export const object = check;
export const string = check;
export const oneOf = checkOf;
export const oneOfType = checkOf;
export const shape = checkOf;

// Some take the checks by name, some all at once.
export * as default from './propTypes';
