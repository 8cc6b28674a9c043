const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** As many as a reader takes in. */
export const maxReasons = 6;

/** The paths at which two JSON values differ, such as `page.sections.2.title`. */
export const differingPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [path];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // An item that comes or goes moves all that follow it; the list is the reason.
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    return [path];
  }
  return keys.flatMap((key) =>
    differingPaths(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
};
