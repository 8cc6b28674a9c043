export type UnknownRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of a value that may not be an object. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

export const textAt = (value: unknown, ...path: string[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
};

/** Whether a field has a value: not missing, not null, not an empty text or list. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** A link's type and target, or undefined for anything else. */
export const readLink = (value: unknown): { linkType: string; id: string } | undefined => {
  const linkType = textAt(value, 'sys', 'linkType');
  const id = textAt(value, 'sys', 'id');
  if (textAt(value, 'sys', 'type') !== 'Link' || !linkType || !id) return undefined;
  return { linkType, id };
};

/** The texts of a list; none for another value. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
