/** Copies an object without some keys. */
export const omit = <Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: Key[]
): Omit<Value, Key> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as Key))) as Omit<
    Value,
    Key
  >;
