import { createElement, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { HelmetContext, helmetStore, loadHelmet } from '../runtime/helmet';

type HeadProps = {
  /** Whether the HTML of the page may have another head than this one. */
  differsFromHtml?: boolean;
  /** Elements of the head, as react-helmet takes them. */
  children: ReactNode;
};

/** Whether the HTML came with the head of a page: not in development, nor in the shell of gatsby-plugin-offline. */
const hasHead = (): boolean => document.title !== '';

/** The head of a page, by react-helmet, which browsers load at the first navigation (`onPreRouteUpdate`). */
export const Head = ({ differsFromHtml = false, children }: HeadProps) => {
  const onServer = useContext(HelmetContext);
  const Helmet = useSyncExternalStore(helmetStore.subscribe, helmetStore.read, () => onServer);
  useEffect(() => {
    if (differsFromHtml || !hasHead()) void loadHelmet();
  }, [differsFromHtml]);
  return Helmet ? createElement(Helmet, null, children) : null;
};
