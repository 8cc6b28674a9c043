import { createContext, type ComponentType, type ReactNode } from 'react';

type HelmetComponent = ComponentType<{ children?: ReactNode }>;

let loaded: HelmetComponent | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * react-helmet, where it is there from the start: gatsby-ssr.tsx provides it. Browsers load it when they need it, since the
 * HTML of the first page has its head already.
 */
export const HelmetContext = createContext<HelmetComponent | undefined>(undefined);

/** Loads react-helmet, once; a load that failed is tried again at the next call. */
export const loadHelmet = (): Promise<void> => {
  loading ??= import(/* webpackChunkName: "head" */ 'react-helmet').then(
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

/** For `useSyncExternalStore`: react-helmet once it is loaded. */
export const helmetStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): HelmetComponent | undefined => loaded,
};
