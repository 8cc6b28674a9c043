import {
  createContext,
  createElement,
  lazy,
  Suspense,
  useContext,
  type ComponentType,
} from 'react';

type FormSectionProps = { section: Queries.FormSectionFragment };

/**
 * `FormPanel` itself while pages are rendered to HTML (gatsby-ssr.tsx); undefined in browsers. A page that suspended would
 * share the head of react-helmet, which is global, with the next page.
 */
export const FormPanelContext = createContext<ComponentType<FormSectionProps> | undefined>(
  undefined,
);

/**
 * In a chunk of its own, which only pages with a form load. Until it has loaded, and for good where it cannot be loaded, the
 * boundary is not hydrated: the form of the HTML is a plain POST.
 */
const LazyFormPanel = lazy(() =>
  import(/* webpackChunkName: "form" */ './FormPanel').then(
    (module) => ({ default: module.FormPanel }),
    () => new Promise<never>(() => undefined),
  ),
);

/** A form of the content. */
export const FormSection = ({ section }: FormSectionProps) => (
  <Suspense>{createElement(useContext(FormPanelContext) ?? LazyFormPanel, { section })}</Suspense>
);
