/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Markup | string | number | false | undefined | readonly Value[];

const write = (value: Value): string => {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
};

/** Markup with values that are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + write(values[index])).join(''));
