import {
  useId as useCompatId,
  useLayoutEffect,
  useState,
  useSyncExternalStore as useCompatStore,
} from 'preact/compat';
import { hydration } from './hydration';
import * as parts from './reactParts';

/**
 * In place of React in the browser: Preact, a quarter of its size. Pages are rendered ahead of time by React itself, and
 * so is everything during development. Neither of the two compares attributes when it takes over HTML that was rendered
 * ahead; what depends on the browser must therefore be as it was in the build at first, and change after that. React does
 * so in the two hooks below, Preact does not.
 */
export * from './reactParts';

/** True while the HTML is taken over, in what is rendered for it; then false, by rendering again. */
const useIsHydrating = (): boolean => {
  const [isHydrating, setIsHydrating] = useState(hydration.isUnderWay);
  useLayoutEffect(() => setIsHydrating(false), []);
  return isHydrating;
};

/** The value of the build until the HTML has been taken over, where there is one; then that of the browser. */
export const useSyncExternalStore = <Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
  getServerSnapshot?: () => Value,
): Value => {
  const isHydrating = useIsHydrating();
  const value = useCompatStore(subscribe, getSnapshot);
  return isHydrating && getServerSnapshot ? getServerSnapshot() : value;
};

/** Another id than while the HTML was taken over, so that all elements get it, those of the build too. */
export const useId = (): string => {
  const id = useCompatId();
  return useIsHydrating() ? `${id}-ahead` : id;
};

export default { ...parts, useSyncExternalStore, useId };
