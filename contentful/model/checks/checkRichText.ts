import { slugPattern } from '../patterns';
import { enabledMarks, enabledNodeTypes } from '../richText';
import { at, isRecord, readLink, textAt } from './values';

const inlines = [
  'text',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'embedded-entry-inline',
];
const blocks = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'embedded-entry-block',
  'embedded-asset-block',
];

/** Allowed child nodes, from Contentful's rich text schema. */
const allowedInside: Readonly<Record<string, readonly string[]>> = {
  document: [...blocks, 'table'],
  paragraph: inlines,
  'heading-1': inlines,
  'heading-2': inlines,
  'heading-3': inlines,
  'heading-4': inlines,
  'heading-5': inlines,
  'heading-6': inlines,
  'ordered-list': ['list-item'],
  'unordered-list': ['list-item'],
  'list-item': blocks,
  blockquote: ['paragraph'],
  table: ['table-row'],
  'table-row': ['table-cell', 'table-header-cell'],
  'table-cell': ['paragraph', 'ordered-list', 'unordered-list'],
  'table-header-cell': ['paragraph'],
  hyperlink: ['text'],
  'entry-hyperlink': ['text'],
  'asset-hyperlink': ['text'],
  hr: [],
  'embedded-entry-block': [],
  'embedded-asset-block': [],
  'embedded-entry-inline': [],
};

/** Node types that are always enabled, or enabled with lists or tables. */
const always = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
]);
const enabled: ReadonlySet<string> = new Set([...always, ...enabledNodeTypes]);
const marks: ReadonlySet<string> = new Set(enabledMarks);

const targets: Readonly<Record<string, 'Entry' | 'Asset'>> = {
  'entry-hyperlink': 'Entry',
  'embedded-entry-block': 'Entry',
  'embedded-entry-inline': 'Entry',
  'asset-hyperlink': 'Asset',
  'embedded-asset-block': 'Asset',
};

const slug = slugPattern.source.replace(/^\^|\$$/g, '');
/** Links that the site takes: addresses, paths, anchors, and slugs of the same site. */
const safeUri = new RegExp(
  `^(?:https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^\\s]*|#[^\\s]*|${slug}(?:[?#][^\\s]*)?)$`,
  'i',
);

export type RichTextLink = { linkType: 'Entry' | 'Asset'; id: string };

/** Validates the structure and links of a rich text document. */
export const readRichTextDocument = (
  document: unknown,
): { faults: string[]; links: RichTextLink[] } => {
  const faults = new Set<string>();
  const links: RichTextLink[] = [];

  const checkText = (node: Record<string, unknown>) => {
    if (typeof node.value !== 'string') faults.add('a text of it has no value');
    for (const mark of Array.isArray(node.marks) ? node.marks : []) {
      const type = textAt(mark, 'type');
      if (!type || !marks.has(type)) {
        faults.add(`"${type}" is not among its styles (${enabledMarks.join(', ')}): remove it`);
      }
    }
  };

  const checkTarget = (node: Record<string, unknown>, nodeType: string) => {
    if (nodeType === 'hyperlink') {
      const uri = textAt(node, 'data', 'uri') ?? '';
      if (!safeUri.test(uri)) {
        faults.add(
          `it links to "${uri}": use https://…, mailto:…, tel:…, /…, #…, a slug or a link to an entry`,
        );
      }
    }
    const linkType = targets[nodeType];
    if (!linkType) return;
    const link = readLink(at(node, 'data', 'target'));
    if (link?.linkType === linkType) links.push({ linkType, id: link.id });
    else
      faults.add(
        `its ${nodeType} has no link to an ${linkType.toLowerCase()}: remove it or choose one`,
      );
  };

  const walk = (node: unknown, parent: string) => {
    const nodeType = textAt(node, 'nodeType');
    if (!isRecord(node) || !nodeType) {
      faults.add(`there is something other than a rich text node inside its ${parent}`);
      return;
    }
    if (parent !== '' && !allowedInside[parent]?.includes(nodeType)) {
      faults.add(`a ${nodeType} may not stand inside its ${parent}`);
    } else if (!enabled.has(nodeType)) {
      const fix =
        nodeType === 'heading-1'
          ? ': the page has its title already, begin with heading 2'
          : ': remove it';
      faults.add(`a ${nodeType} may not be used${fix}`);
    }
    if (nodeType === 'text') {
      checkText(node);
      return;
    }
    checkTarget(node, nodeType);
    if (Array.isArray(node.content)) node.content.forEach((child) => walk(child, nodeType));
    else faults.add(`its ${nodeType} has no content list`);
  };

  walk(document, '');
  return { faults: [...faults], links };
};
