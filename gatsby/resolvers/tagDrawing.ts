import type { ContentNode } from '../content/contentNode';
import { tagText, type TagSource } from './sourceTags';

/**
 * Tags the texts of a chart's drawing (gatsby/charts/drawing.ts): its summary, its source, names of series, interface texts; all
 * others are of its rows.
 */
export const tagDrawing = (
  drawing: unknown,
  summary: string | undefined,
  sourceOfField: (field: string) => TagSource,
  sourceOfLabel: (text: string) => TagSource | undefined,
  { title, source, series }: ContentNode,
): unknown => {
  const names: readonly unknown[] = Array.isArray(series) ? series : [];
  const fieldOf = (text: string): string => {
    if (text === summary) return 'summary';
    if (text === title) return 'title';
    if (typeof source === 'string' && source !== '' && text.endsWith(source)) return 'source';
    return names.includes(text) ? 'series' : 'rows';
  };
  const tag = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return tagText(part, sourceOfLabel(part) ?? sourceOfField(fieldOf(part)));
    }
    if (!Array.isArray(part)) return part;
    const [name, props, ...children] = part as [unknown, unknown, ...unknown[]];
    return [name, props, ...children.map(tag)];
  };
  return Array.isArray(drawing) ? drawing.map(tag) : drawing;
};
