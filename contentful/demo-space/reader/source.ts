import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Node } from 'yaml';
import type { Origin, Problems } from './problems';

/** A value as it was written, with its place, so that every error can name its line. */
export type Source =
  | (Origin & { kind: 'scalar'; value: string | number | boolean | null; text: string })
  | (Origin & { kind: 'list'; items: Source[] })
  | SourceMap;

export type SourceMap = Origin & { kind: 'map'; entries: Map<string, Source> };

/** The text of a key; undefined if it is missing, empty or no scalar. */
export const textOf = (map: SourceMap, key: string): string | undefined => {
  const source = map.entries.get(key);
  return source?.kind === 'scalar' && source.text !== '' && source.value !== null
    ? String(source.value)
    : undefined;
};

type ScalarValue = string | number | boolean | null;
const isScalarValue = (value: unknown): value is ScalarValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Reads YAML 1.2 into a tree that knows its lines. Syntax errors go to `problems`, and then nothing is returned.
 *
 * @param firstLine the line of the file on which `yaml` begins, from 1
 */
export const parseSource = (
  yaml: string,
  file: string,
  firstLine: number,
  problems: Problems,
): Source | undefined => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  for (const error of document.errors) {
    const hint = /plain (?:scalar|value)|Nested mappings|Implicit keys/.test(error.message)
      ? ' A text that contains ": " or begins with one of @ ` % & * ! | > { [ must stand in quotes.'
      : '';
    problems.add({ file, line: lineAt(error.pos[0]) }, `not valid YAML: ${error.message}.${hint}`);
  }
  if (document.errors.length > 0 || !document.contents) return undefined;

  const convert = (node: Node, line: number): Source => {
    const origin = { file, line: node.range ? lineAt(node.range[0]) : line };
    if (isAlias(node)) {
      const target = node.resolve(document);
      return target ? convert(target, origin.line) : { ...origin, kind: 'scalar', value: null, text: '' };
    }
    if (isMap<Node, Node | null>(node)) {
      const entries = new Map<string, Source>();
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : key.toString();
        const keyLine = key.range ? lineAt(key.range[0]) : origin.line;
        entries.set(
          name,
          value
            ? { ...convert(value, keyLine), line: keyLine }
            : { file, line: keyLine, kind: 'scalar', value: null, text: '' },
        );
      }
      return { ...origin, kind: 'map', entries };
    }
    if (isSeq<Node>(node)) {
      return { ...origin, kind: 'list', items: node.items.map((item) => convert(item, origin.line)) };
    }
    const value = isScalar(node) && isScalarValue(node.value) ? node.value : null;
    const text = isScalar(node) && node.source !== undefined ? node.source : String(value ?? '');
    return { ...origin, kind: 'scalar', value, text };
  };
  return convert(document.contents, firstLine);
};
