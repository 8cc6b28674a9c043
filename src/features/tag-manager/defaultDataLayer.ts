import { chooseAll } from '../../runtime/consentChoice';
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
 * The option `defaultDataLayer` of gatsby-plugin-google-tagmanager, which writes the source text of this function before
 * the container's loader and pushes its return value. It denies all categories and then grants those the visitor agreed
 * to, before the container starts. `applyConsent.ts` puts the signals on the script element; without them it throws, and
 * the container does not load. Created from text, because the output of a compiler could change with its version.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- a constant text; only its source is used, at build time
export const defaultDataLayer = new Function(body);
