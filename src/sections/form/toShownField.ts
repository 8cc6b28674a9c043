import type { FormFieldType } from '~/contentful/model/form/formFieldTypes';
import type { ShownField } from '../../components/form/shownField';

type Input = Queries.FormSectionFragment['form']['inputs'][number];

/** A form field of the content as forms show it. */
export const toShownField = ({
  name,
  type,
  label,
  help,
  isRequired,
  mostCharacters,
  autocomplete,
  options,
  href,
}: Input): ShownField => ({
  name,
  // The content model allows no other.
  type: type as FormFieldType,
  label,
  help,
  isRequired,
  maximum: mostCharacters,
  autoComplete: autocomplete ?? undefined,
  options,
  href,
});
