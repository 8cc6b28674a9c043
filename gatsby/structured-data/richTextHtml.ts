type RichTextNode = {
  nodeType?: string;
  value?: string;
  content?: readonly RichTextNode[];
};

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

const htmlOf = ({ nodeType = '', value, content = [] }: RichTextNode): string => {
  if (typeof value === 'string') return escape(value);
  const inner = content.map(htmlOf).join('');
  const tag = tags[nodeType];
  return tag && inner ? `<${tag}>${inner}</${tag}>` : inner;
};

/** A rich-text field of gatsby-source-contentful as plain HTML: paragraphs, lists and headings, which search engines take. */
export const richTextHtml = (field: unknown): string => {
  const raw = (field as { raw?: unknown } | null | undefined)?.raw;
  return typeof raw === 'string' && raw !== '' ? htmlOf(JSON.parse(raw) as RichTextNode) : '';
};
