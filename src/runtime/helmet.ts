import { createContext, type ComponentType, type ReactNode } from 'react';

type HelmetComponent = ComponentType<{ children?: ReactNode }>;

let loaded: HelmetComponent | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * react-helmet during prerendering, provided by gatsby-ssr.tsx. Browsers load it lazily, because the HTML of the first
 * page has its head already.
 */
export const HelmetContext = createContext<HelmetComponent | undefined>(undefined);

/** Fetches and evaluates the chunk of react-helmet without rendering it, so that the next page can set its head at once. */
export const preloadHelmet = () => import(/* webpackChunkName: "head" */ 'react-helmet');

/** Loads react-helmet once; after a failure the next call retries. */
export const loadHelmet = (): Promise<void> => {
  loading ??= preloadHelmet().then(
    ({ Helmet }) => {
      loaded = Helmet;
      listeners.forEach((listener) => listener());
    },
    (error: unknown) => {
      loading = undefined;
      console.error(error);
    },
  );
  return loading;
};

/** A store for `useSyncExternalStore`: react-helmet after it has loaded. */
export const helmetStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): HelmetComponent | undefined => loaded,
};
