/** The function with its results kept, for as long as it is. */
export const memoize = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : read(key);
    known.set(key, value);
    return value;
  };
};
