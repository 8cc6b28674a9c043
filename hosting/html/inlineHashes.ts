import { createHash } from 'node:crypto';
import { blockedScript } from '../../src/features/tag-manager/blockedScript';
import { bytesOf, toText } from './byteText';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** A cheap test before the exact one. */
const perhapsEventHandler = /\son[a-z]+\s*=\s*["']/i;
const eventHandler = /<[a-z][^<>]*?\son[a-z]+\s*=\s*["'][^<>]*>/i;
const typeOf = /\stype="([^"]*)"/;

/** Marks the tag manager's script, which runs after consent. */
const waits = ` data-consent="${blockedScript['data-consent']}"`;

/** Whether browsers execute a script; other types are data blocks, to which no policy applies. */
const isExecutable = (attributes: string): boolean => {
  const type = typeOf.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return ['', 'module', 'text/javascript', 'application/javascript', 'speculationrules'].includes(
    type,
  );
};

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(bytesOf(text)).digest('base64')}`;

/** Enough of a text to tell what it is. */
const beginning = (text: string): string => toText(text.slice(0, 60));

export type InlineHashes = { scripts: Map<string, string>; styles: Map<string, string> };

export const noHashes = (): InlineHashes => ({ scripts: new Map(), styles: new Map() });

/**
 * Adds the hashes of the inline scripts and styles of a page, a byte text, to `hashes`, with the beginning of each. Includes scripts
 * that wait for consent.
 *
 * @throws Error for an event handler attribute, which no hash can allow.
 */
export const collectInlineHashes = (html: string, file: string, hashes: InlineHashes): void => {
  const scriptless = html.replace(script, (_whole, attributes: string, text: string) => {
    if (!/\ssrc=/.test(attributes) && (isExecutable(attributes) || attributes.includes(waits))) {
      hashes.scripts.set(sha256(text), beginning(text));
    }
    return '';
  });
  const markup = scriptless.replace(style, (_whole, text: string) => {
    if (text !== '') hashes.styles.set(sha256(text), beginning(text));
    return '';
  });
  const [handler] = (perhapsEventHandler.test(markup) && eventHandler.exec(markup)) || [];
  if (handler) {
    throw new Error(
      `${file} has an event handler in an attribute, which never runs: ${toText(handler.slice(0, 120))}`,
    );
  }
};
