import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toByteText } from './byteText';

const suffix = '.html';

/**
 * The slices that Gatsby has rendered, as byte texts by name: headers, footers and the scripts of all pages. Its pages contain only
 * empty markers for them.
 */
export const readSlices = (publicFolder: string): ReadonlyMap<string, string> => {
  const folder = join(publicFolder, '_gatsby/slices');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names
      .filter((name) => name.endsWith(suffix))
      .map((name) => [name.slice(0, -suffix.length), toByteText(readFileSync(join(folder, name)))]),
  );
};

/** The markers of Gatsby, and the comments that replace them. */
const marker =
  /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>|<!-- slice-(start|end) id="([^"]+)" -->/g;

export type InlinedSlices = {
  html: string;
  /** The names of the inlined slices. */
  names: ReadonlySet<string>;
};

/**
 * Inlines slices between their markers. Comments replace the markers, so that a later build can replace the slices.
 *
 * @throws Error for a missing slice.
 */
export const inlineSlices = (html: string, slices: ReadonlyMap<string, string>): InlinedSlices => {
  const pieces: string[] = [];
  const names = new Set<string>();
  let from = 0;
  let open: string | undefined;
  for (const match of html.matchAll(marker)) {
    const isStart = (match[1] ?? match[3]) === 'start';
    const name = match[2] ?? match[4] ?? '';
    if (isStart && open === undefined) {
      open = name;
      pieces.push(html.slice(from, match.index), `<!-- slice-start id="${name}" -->`);
    } else if (!isStart && name === open) {
      const slice = slices.get(name);
      if (slice === undefined) throw new Error(`the slice "${name}" is missing`);
      const inner = inlineSlices(slice, slices);
      for (const each of [name, ...inner.names]) names.add(each);
      pieces.push(inner.html, `<!-- slice-end id="${name}" -->`);
      from = match.index + match[0].length;
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`the slice "${open}" has no end`);
  pieces.push(html.slice(from));
  return { html: pieces.join(''), names };
};
