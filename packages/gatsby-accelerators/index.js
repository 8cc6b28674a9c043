// @ts-check
const { compileSources } = require('./lib/compileSources');
const { contentfulNodes } = require('./lib/contentfulNodes');
const { findMismatch } = require('./lib/findMismatch');
const { patchModules } = require('./lib/patchModules');
const { sliceInlining } = require('./lib/sliceInlining');
const { sourceCache } = require('./lib/sourceCache');

/** @typedef {import('./lib/contentfulNodes').LocaleFilter} LocaleFilter */

const accelerators = [compileSources, sourceCache, sliceInlining, contentfulNodes];

/**
 * Activates the accelerators in GATSBY_ACCELERATORS. Skips those that do not match the installed packages of the site in
 * `folder`: logs one warning for each and removes it from the variable, so that child processes do not warn again.
 */
const activate = (folder = process.cwd(), warn = console.warn) => {
  if (!process.env.GATSBY_ACCELERATORS || process.env.GATSBY_PATCHES === '0') return;
  const options = JSON.parse(process.env.GATSBY_ACCELERATORS);
  for (const name of Object.keys(options)) {
    const accelerator = accelerators.find((one) => one.name === name);
    const patches = accelerator?.patches(options[name]) ?? [];
    /** @param {string} reason */
    const warnOff = (reason) => warn(`accelerator ${name} is off: ${reason}`);
    const mismatch = accelerator ? findMismatch(accelerator, patches, folder) : 'it does not exist';
    if (mismatch) {
      warnOff(mismatch);
      delete options[name];
    } else patchModules(patches, warnOff);
  }
  process.env.GATSBY_ACCELERATORS = JSON.stringify(options);
};

module.exports = { accelerators, activate };
