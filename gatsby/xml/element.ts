const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has no place for these at all, not even escaped. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** A text, or elements, of which undefined ones are left out. */
  content: string | readonly (XmlElement | undefined)[];
};

export const element = (
  name: string,
  content: XmlElement['content'] = [],
  attributes: XmlElement['attributes'] = {},
): XmlElement => ({ name, content, attributes });

const formatAttributes = (attributes: XmlElement['attributes']): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('');

/** An element without content, as HTML has it too. */
export const emptyElement = (name: string, attributes: XmlElement['attributes']): string =>
  `<${name}${formatAttributes(attributes)}/>`;

const format = ({ name, attributes, content }: XmlElement, indent: string): string => {
  const start = formatAttributes(attributes);
  if (content.length === 0) return `${indent}<${name}${start}/>\n`;
  const inner =
    typeof content === 'string'
      ? escape(content)
      : `\n${content.map((child) => (child ? format(child, `${indent} `) : '')).join('')}${indent}`;
  return `${indent}<${name}${start}>${inner}</${name}>\n`;
};

/** An XML file with one element. */
export const xmlFile = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${format(root, '')}`;
