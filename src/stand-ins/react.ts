import {
  Children,
  Component,
  Fragment,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useId as useCompatId,
  useSyncExternalStore as useCompatStore,
} from 'preact/compat';
import { hydration } from './hydration';

/**
 * In place of React in the browser: Preact, a quarter of its size. Pages are rendered ahead of time by React itself, and
 * so is everything during development. Neither of the two compares attributes when it takes over HTML that was rendered
 * ahead; what depends on the browser must therefore be as it was in the build at first, and change after that. React does
 * so in the two hooks below, Preact does not.
 *
 * Everything is named, so that what nothing uses stays out; `lazy`, `memo` and `PureComponent` are such.
 */
export {
  Children,
  Component,
  Fragment,
  StrictMode,
  Suspense,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useTransition,
  version,
} from 'preact/compat';

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

/** What packages read of `React` as a whole. */
export default {
  Children,
  Component,
  Fragment,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useId,
};
