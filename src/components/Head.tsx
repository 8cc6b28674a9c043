import { createElement, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { HelmetContext, helmetStore, loadHelmet } from '../runtime/helmet';

type HeadProps = {
  /** Whether the static HTML may have another head. */
  differsFromHtml?: boolean;
  /** Children of react-helmet. */
  children: ReactNode;
};

/** Whether the static HTML has a head: not in development, nor in the app shell of gatsby-plugin-offline. */
const hasHead = (): boolean => document.documentElement.lang !== '';

/** The head of a page by react-helmet, which browsers load lazily at the first navigation (`onPreRouteUpdate`). */
export const Head = ({ differsFromHtml = false, children }: HeadProps) => {
  const onServer = useContext(HelmetContext);
  const Helmet = useSyncExternalStore(helmetStore.subscribe, helmetStore.read, () => onServer);
  useEffect(() => {
    if (differsFromHtml || !hasHead()) void loadHelmet();
  }, [differsFromHtml]);
  return Helmet ? createElement(Helmet, null, children) : null;
};
