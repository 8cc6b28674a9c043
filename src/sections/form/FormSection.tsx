import { lazySection } from '../lazySection';

/** A form of the content; a plain POST until it is hydrated. */
export const FormSection = lazySection<{ section: Queries.FormSectionFragment }>('FormPanel', () =>
  import(/* webpackChunkName: "form" */ './FormPanel').then(({ FormPanel }) => FormPanel),
);
