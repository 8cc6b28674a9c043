import { readFileSync } from 'node:fs';

type Link = { sys: { id: string } };
export type Entry = {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
type RichText = { value?: string; content?: readonly RichText[] };

const exportFile = '.space/demo/export.json';

const textOf = ({ value, content = [] }: RichText): string =>
  value ?? content.map(textOf).join(' ');

/** The entries of the export of the demo space, and how their fields read in a language. */
export type ExportReader = {
  readonly entries: readonly Entry[];
  readonly value: (entry: Entry | undefined, field: string) => unknown;
  readonly text: (entry: Entry | undefined, field: string) => string;
  readonly linked: (entry: Entry | undefined, field: string) => Entry[];
};

export const readExport = (locale: string): ExportReader => {
  const { entries } = JSON.parse(readFileSync(exportFile, 'utf8')) as { entries: Entry[] };
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const value = (entry: Entry | undefined, field: string): unknown => {
    const values = entry?.fields[field];
    return values?.[locale] ?? (Object.keys(values ?? {}).length === 1 ? values?.en : undefined);
  };
  const text = (entry: Entry | undefined, field: string): string => {
    const found = value(entry, field);
    if (typeof found === 'string') return found;
    return found && typeof found === 'object' && 'content' in found
      ? textOf(found as RichText)
      : '';
  };
  const linked = (entry: Entry | undefined, field: string): Entry[] => {
    const found = value(entry, field);
    const links = (Array.isArray(found) ? found : found ? [found] : []) as Link[];
    return links.flatMap(({ sys }) => byId.get(sys.id) ?? []);
  };
  return { entries, value, text, linked };
};
