import { ConflictError, type ObjectStore } from '../../src/targets/types';

/** Of releases and of build states; its ETag is a version. */
const pointerKey = 'current.json';

/** A store in memory that fails on demand: before or after an operation. */
export const memoryStore = () => {
  const objects = new Map<string, Buffer>();
  let version = 0;
  let left = Infinity;
  let isAfter = false;
  const operate = <Value>(work: () => Value): Promise<Value> => {
    left -= 1;
    if (left < 0 && !isAfter) return Promise.reject(new Error('cut'));
    const value = work();
    return left < 0 ? Promise.reject(new Error('cut')) : Promise.resolve(value);
  };
  const store: ObjectStore = {
    put: (key, body, { ifMatch }) =>
      operate(() => {
        const isHeld = ifMatch === undefined || (ifMatch ?? '0') === String(version);
        if (!isHeld) throw new ConflictError('moved');
        objects.set(key, body);
        if (key === pointerKey) version += 1;
        return String(version);
      }),
    get: (key) =>
      operate(() => {
        const body = objects.get(key);
        return body && { body, etag: String(version) };
      }),
    remove: (key) => operate(() => void objects.delete(key)),
    close: () => undefined,
  };
  const failAfter = (operations: number, after: boolean): void => {
    left = operations;
    isAfter = after;
  };
  return { store, objects, failAfter };
};
