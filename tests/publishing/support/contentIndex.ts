import type { ExportEntry } from '~/contentful/model/export/exportFormat';
import type { OpenedField } from './livePane';
import type { ShownNode } from './shownNodes';

type Entity = {
  sys: { id: string; contentType?: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
};
export type Space = { entries: readonly ExportEntry[]; assets: readonly unknown[] };

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The space has rich text of wrong shapes, which pages leave out. */
const richTextValues = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { nodeType, value, content } = node as Record<string, unknown>;
  if (nodeType === 'text') return typeof value === 'string' ? [value] : [];
  return Array.isArray(content) ? content.flatMap(richTextValues) : [];
};

/** The texts of a value as pages show them: lines of texts and of rich text, items of lists, dates and numbers. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').map(plain).filter(Boolean);
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null && 'nodeType' in value) {
    return richTextValues(value).flatMap(textsOf);
  }
  return [];
};

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);
const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a text has this number, in the notation of a language and rounded to the decimals of the text. */
const isNumberShown = (value: number, text: string): boolean => {
  const decimals = /[.,](\d{1,2})\D*$/.exec(text)?.[1]?.length ?? 0;
  return [0, decimals].some((places) => digits(value.toFixed(places)) === digits(text));
};

/** Whether a page shows a value as this text: as it is, with an ellipsis, with placeholders filled in, or formatted. */
const isShownAs = (value: string, text: string): boolean => {
  if (value === text || (text.endsWith('…') && value.startsWith(text.slice(0, -1)))) return true;
  if (/\{\w+\}/.test(value)) {
    const parts = value
      .split(/\{\w+\}/)
      .map((part) => plain(part))
      .filter(Boolean);
    return parts.length > 0 && parts.every((part) => text.includes(part));
  }
  if (isDate(value)) return text.includes(value.slice(0, 4)) && /\D/.test(text);
  if (!/^-?[\d.]+$/.test(value) || digits(text) === '') return false;
  return digits(value).startsWith(digits(text)) || isNumberShown(Number(value), text);
};

/** Pieces of a text that components put together of several fields, as `Guides · 3 July 2026`. */
const piecesOf = (text: string): string[] =>
  text
    .split(/ · |: |, |\n/)
    .map(plain)
    .filter(Boolean);

/**
 * Texts of the program: the name of the site, which is a setting; codes of languages, which are those of addresses; names
 * of networks in links that share the page.
 */
const isOfProgram = (text: string, address: string | undefined): boolean =>
  text === 'Talvane' ||
  /^(?:EN|FR|ES|PT)$/.test(text) ||
  /share-offsite|\/intent\//.test(address ?? '');

/** Pictures of the program have the name of a source file, as webpack writes them; those of the space are in folders of their hash. */
const isPictureOfProgram = (address: string | undefined): boolean =>
  /^data:|\/static\/[A-Za-z]\w*-[0-9a-f]{20,}\.\w+$/.test(address ?? '');

/** Finds the content that a visible text is of, from the space's export, without what the preview says of it. */
export class ContentIndex {
  private readonly byId = new Map<string, Entity>();
  private readonly texts = new Set<string>();
  private readonly templates: string[] = [];
  private readonly long: string[] = [];

  /**
   * @param hasAllLabels whether the space has all interface texts, as the demo space does. Where it has not, the program has them,
   * and only texts that an entry has as they are count as content.
   */
  constructor(
    { entries, assets }: Space,
    private readonly hasAllLabels: boolean,
  ) {
    for (const entity of [...entries, ...assets] as Entity[]) {
      this.byId.set(entity.sys.id, entity);
      const type = entity.sys.contentType?.sys.id;
      for (const value of Object.values(entity.fields).flatMap((field) => Object.values(field))) {
        for (const text of textsOf(value)) {
          if (type === 'label' && text.includes('{')) this.templates.push(text);
          else this.texts.add(text);
          if (text.length > 60) this.long.push(text);
        }
      }
    }
  }

  private isInEntry(text: string): boolean {
    const shown = plain(text);
    return (
      [shown, ...piecesOf(text)].some((piece) => this.texts.has(piece)) ||
      this.templates.some((template) => isShownAs(template, shown)) ||
      (shown.endsWith('…') && this.long.some((long) => isShownAs(long, shown)))
    );
  }

  /**
   * Why a visible node is no content; undefined if it is. Content is every picture of the space, and every text with a letter or
   * a digit: what is neither of the program nor counted comes from a field.
   */
  notContent({ text, isPicture, address, isCount }: ShownNode): string | undefined {
    if (isPicture) return isPictureOfProgram(address) ? 'picture of the program' : undefined;
    const shown = plain(text);
    if (!/[\p{L}\p{N}]/u.test(shown)) return 'separator';
    if (isCount) return 'count';
    const isContent = !isOfProgram(shown, address) && (this.hasAllLabels || this.isInEntry(text));
    return isContent ? undefined : 'text of the program';
  }

  /** The kind of a field: its content type and id. */
  kindOf({ kind, id, field }: OpenedField): string {
    return `${this.byId.get(id)?.sys.contentType?.sys.id ?? kind}.${field}`;
  }

  /** Whether the space has a value of the field in one locale only. */
  hasOneValue({ id, field }: OpenedField): boolean {
    return Object.keys(this.byId.get(id)?.fields[field] ?? {}).length === 1;
  }

  /** The entities that a list of links names, without those that are not in the space. */
  private linkedBy(value: unknown): Entity[] {
    const links = Array.isArray(value) ? (value as { sys?: { id?: string } }[]) : [];
    return links.flatMap((one) => this.byId.get(one.sys?.id ?? '') ?? []);
  }

  /** Whether the opened field has the figures of a chart, what is summed up or subtracted, or the file of which kind and size are shown. */
  private isComputedFrom(text: string, field: string, value: unknown, { fields }: Entity): boolean {
    if (field === 'valueThisYear') {
      const change = Number(value) - Number(fields.valueLastYear?.en);
      return /^[+\-−]/.test(text) && isNumberShown(change, text);
    }
    if (field === 'file') return /^[A-Z0-9]{2,5}, [\d.,]+\s\w+$/.test(text);
    if (field === 'capitalStructure') {
      const sums = new Map<string, number>();
      for (const linked of this.linkedBy(value)) {
        for (const [name, { en }] of Object.entries(linked.fields)) {
          if (typeof en === 'number') sums.set(name, (sums.get(name) ?? 0) + en);
        }
      }
      return [...sums.values()].some((sum) => isNumberShown(sum, text));
    }
    if (field !== 'rows') return false;
    const numbersOf = (of: string) => of.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? [];
    const known = new Set(textsOf(value).flatMap(numbersOf));
    const shown = numbersOf(text);
    return shown.length > 0 && shown.every((number) => known.has(number));
  }

  /**
   * Whether a number is of the entity of which words stand nearest. Other entities may have the same number, such as a year; an
   * entity none of whose words is there is not told from them.
   */
  private isNearest({ text, around }: ShownNode, id: string, field: string): boolean {
    if (!/^\d+$/.test(text)) return true;
    const hasWords = (entity: Entity) =>
      Object.values(entity.fields)
        .flatMap((byLocale) => Object.values(byLocale))
        .flatMap(textsOf)
        .some((value) => value.length > 3 && /\p{L}/u.test(value) && plain(around).includes(value));
    const type = this.byId.get(id)?.sys.contentType?.sys.id;
    const others = [...this.byId.values()].filter(
      (entity) =>
        entity.sys.contentType?.sys.id === type && entity.fields[field] && hasWords(entity),
    );
    return others.length === 0 || others.some((entity) => entity.sys.id === id);
  }

  /** Whether the opened field has, in the opened locale or one that it falls back to, what the node shows. */
  isRight(node: ShownNode, { kind, id, field, locale }: OpenedField): boolean {
    const { text, isPicture, address } = node;
    const entity = this.byId.get(id);
    if (!entity) return false;
    if (isPicture && text === '') return kind === 'Asset' && field === 'file';
    const byLocale = entity.fields[field] ?? {};
    const content = byLocale[locale] ?? byLocale.en ?? Object.values(byLocale)[0];
    const values = textsOf(content);
    const shown = plain(text);
    if (this.isComputedFrom(shown, field, content, entity)) return true;
    if (!this.isNearest(node, id, field)) return false;
    return values.some(
      (value) =>
        // A name that the program gives to a link whose address is the field.
        value === address ||
        [shown, ...piecesOf(text)].some((piece) => isShownAs(value, piece)) ||
        // A label with a text of the content in it.
        (value.length > 3 && shown.includes(value)) ||
        // A part of a text, such as what stands in the square brackets of a consent.
        (shown.length > 3 && value.includes(shown)),
    );
  }
}
