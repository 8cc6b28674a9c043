import { badRequest } from '../delivery/apiError';
import type { Query } from '../delivery/queryPaging';

export const imageFormats = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
export type Fit = (typeof fits)[number];

const focusAreas = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;
export type FocusArea = (typeof focusAreas)[number];

const flags = ['progressive', 'png8'] as const;

/** Parsed parameters of the Images API. Sizes in pixels, quality 1-100, background as `#rrggbb`. */
export type ImageRequest = {
  width?: number;
  height?: number;
  format?: ImageFormat;
  quality?: number;
  fit?: Fit;
  focus: FocusArea;
  radius?: number | 'max';
  background?: string;
  isProgressive: boolean;
  isPng8: boolean;
};

const invalidValue = (name: string, value: string, rule: string) =>
  badRequest(`Invalid value "${value}" for parameter "${name}": it must be ${rule}.`);

const readInteger = (query: Query, name: string, maximum: number): number | undefined => {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= maximum) return value;
  throw invalidValue(name, text, `a whole number between 1 and ${maximum}`);
};

const readChoice = <Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw invalidValue(name, text, `one of ${choices.join(', ')}`);
  return choice;
};

const readRadius = (query: Query): number | 'max' | undefined => {
  const text = query.get('r');
  if (text === undefined || text === 'max') return text;
  if (!/^\d{1,4}$/.test(text)) throw invalidValue('r', text, 'a whole number of pixels, or "max"');
  return Number(text) === 0 ? undefined : Number(text);
};

const readBackground = (query: Query): string | undefined => {
  const text = query.get('bg');
  if (text === undefined) return undefined;
  const [, hex] = /^rgb:([0-9a-f]{6})$/i.exec(text) ?? [];
  if (hex === undefined) throw invalidValue('bg', text, 'a colour such as rgb:ff8800');
  return `#${hex.toLowerCase()}`;
};

const names = ['w', 'h', 'fm', 'q', 'fit', 'f', 'r', 'bg', 'fl'];

/**
 * Parses the parameters of the Images API and ignores others. Returns undefined if there are none: the response is then
 * the original file. Throws a 400 with the parameter and its valid values.
 */
export const readImageQuery = (query: Query): ImageRequest | undefined => {
  if (!names.some((name) => query.has(name))) return undefined;
  const flag = readChoice(query, 'fl', flags);
  return {
    width: readInteger(query, 'w', 4000),
    height: readInteger(query, 'h', 4000),
    format: readChoice(query, 'fm', imageFormats),
    quality: readInteger(query, 'q', 100),
    fit: readChoice(query, 'fit', fits),
    focus: readChoice(query, 'f', focusAreas) ?? 'center',
    radius: readRadius(query),
    background: readBackground(query),
    isProgressive: flag === 'progressive',
    isPng8: flag === 'png8',
  };
};
