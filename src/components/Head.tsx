import { useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { HelmetContext, helmetStore, loadHelmet } from '../runtime/helmet';

type HeadProps = {
  /** Whether the HTML of the page may have another head than this one. */
  differsFromHtml?: boolean;
  /** Elements of the head, as react-helmet takes them. */
  children: ReactNode;
};

/** Whether react-helmet has rendered the head of this document: not in development, nor in the shell of gatsby-plugin-offline. */
const isHeadRendered = (): boolean => document.head.querySelector('[data-react-helmet]') !== null;

/** The head of a page, by react-helmet, which browsers load at the first navigation (`onPreRouteUpdate`). */
export const Head = ({ differsFromHtml = false, children }: HeadProps) => {
  const onServer = useContext(HelmetContext);
  const Helmet = useSyncExternalStore(helmetStore.subscribe, helmetStore.read, () => onServer);
  useEffect(() => {
    if (differsFromHtml || !isHeadRendered()) void loadHelmet();
  }, [differsFromHtml]);
  return Helmet ? <Helmet>{children}</Helmet> : null;
};
