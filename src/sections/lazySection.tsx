import {
  createContext,
  createElement,
  lazy,
  Suspense,
  useContext,
  type ComponentType,
} from 'react';

/**
 * The components of lazy sections by name during prerendering, provided by gatsby-ssr.tsx. A component that suspends would
 * let Gatsby render another page in between, and react-helmet would mix their heads.
 */
export const PrerenderedSections = createContext<
  Readonly<Record<string, ComponentType<never>>> | undefined
>(undefined);

/**
 * A section in a chunk of its own, which only pages with such a section load. Until it has loaded, and for good where it
 * cannot be loaded, the boundary is not hydrated and the HTML of the build stays.
 *
 * @param name of the component in `PrerenderedSections`.
 */
export const lazySection = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) => {
  const Lazy = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => undefined),
    ),
  ) as unknown as ComponentType<Props>;
  const LazySection = (props: Props) => {
    const Section = (useContext(PrerenderedSections)?.[name] ?? Lazy) as ComponentType<Props>;
    return <Suspense>{createElement(Section, props)}</Suspense>;
  };
  return LazySection;
};
