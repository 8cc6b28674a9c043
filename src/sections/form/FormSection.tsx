import { lazy, Suspense } from 'react';

/**
 * In a chunk of its own, which only pages with a form load. Until it has loaded, and for good where it cannot be loaded, the
 * boundary is not hydrated: the form of the HTML is a plain POST.
 */
const FormPanel = lazy(() =>
  import(/* webpackChunkName: "form" */ './FormPanel').then(
    (module) => ({ default: module.FormPanel }),
    () => new Promise<never>(() => undefined),
  ),
);

/** A form of the content. */
export const FormSection = ({ section }: { section: Queries.FormSectionFragment }) => (
  <Suspense>
    <FormPanel section={section} />
  </Suspense>
);
