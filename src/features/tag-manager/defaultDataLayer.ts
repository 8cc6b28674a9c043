import { chooseAll } from '../consent/consentChoice';
import { consentSignals } from './consentSignals';

/** Milliseconds that Google's tags wait for a consent update. */
const waitForUpdate = 500;

const denied = { ...consentSignals(chooseAll(false)), wait_for_update: waitForUpdate };

/**
 * Commands are `arguments` objects, by which the tag manager distinguishes them from events:
 * developers.google.com/tag-platform/security/guides/consent
 */
const body = `
  function command() { return arguments; }
  window.dataLayer.push(command('consent', 'default', ${JSON.stringify(denied)}));
  return command('consent', 'update', JSON.parse(document.currentScript.dataset.signals));
`;

/**
 * The option `defaultDataLayer` of gatsby-plugin-google-tagmanager, which writes the text of this function in front of the
 * container's loader and pushes what it returns. It denies everything and then grants what the visitor agreed to, both
 * before the container starts. `applyConsent.ts` puts the signals on the script element; without them it throws, and the
 * container does not load. Made of text, since a compiled function has another text with each compiler.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- a constant text; only its source is used, at build time
export const defaultDataLayer = new Function(body);
