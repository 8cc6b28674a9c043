// The package ships its types where its package.json does not point.
declare module '@contentful/rich-text-from-markdown' {
  import type { Document, Node } from '@contentful/rich-text-types';

  export function richTextFromMarkdown(
    markdown: string,
    fallback?: (node: { type: string; url?: string; alt?: string }) => Promise<Node | Node[] | null>,
  ): Promise<Document>;
}
