import type { ContentType } from '../../model/define';
import type { Source } from './source';

/** The name a field has in the sources: `type` is taken there, so an insight's `type` is its `insightType`. */
export const sourceNameOf = (type: ContentType, fieldId: string): string =>
  fieldId === 'type' ? `${type.id}Type` : fieldId;

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** ` (did you mean "title"?)` where one of the names is close to what was written, else nothing. */
export const suggestion = (written: string, names: Iterable<string>): string => {
  const allowed = Math.max(2, Math.floor(written.length / 4));
  const [best] = [...names]
    .filter((name) => Math.abs(name.length - written.length) <= allowed)
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far);
  return best ? ` (did you mean "${best.name}"?)` : '';
};

/** The error for a key that is the rest of a text: `{ alt: Lines, that meet }` has a key "that meet". */
export const commaHint = (key: string, value: Source): string =>
  value.kind === 'scalar' && value.value === null && /[\s\d.]/.test(key)
    ? ': a text with a comma in { } must stand in quotes'
    : '';
