import type { Field } from '../define';
import { enabledMarks, enabledNodeTypes } from '../richText';
import type { ExportField, Validation } from './exportFormat';

const withoutEmpty = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const boundsValidation = (field: Field): Validation[] => {
  if (field.min === undefined && field.max === undefined) return [];
  const bounds = withoutEmpty(field);
  const isNumber = (field.kind === 'Integer' || field.kind === 'Number') && !field.list;
  return [isNumber ? { range: bounds } : { size: bounds }];
};

const richTextValidations: Validation[] = [
  { enabledNodeTypes, message: `Only these may be used: ${enabledNodeTypes.join(', ')}.` },
  { enabledMarks, message: `Only these may be used: ${enabledMarks.join(', ')}.` },
];

/** What holds for one value, whether it stands alone or in a list. */
const valueValidations = (field: Field): Validation[] => [
  ...(field.linkTo ? [{ linkContentType: field.linkTo }] : []),
  ...(field.media ? [{ linkMimetypeGroup: field.media }] : []),
  ...(field.in ? [{ in: field.in }] : []),
  ...(field.pattern
    ? [{ regexp: { pattern: field.pattern.source, flags: null }, message: field.pattern.message }]
    : []),
];

const linkTypeOf = (field: Field) =>
  field.kind === 'Entry' || field.kind === 'Asset' ? field.kind : undefined;

/** One field of the model as a contentful-export file has it. */
export const toExportField = (id: string, field: Field): ExportField => {
  const linkType = linkTypeOf(field);
  const kind = linkType
    ? ('Link' as const)
    : (field.kind as Exclude<Field['kind'], 'Entry' | 'Asset'>);
  const common = {
    id,
    name: field.name,
    localized: field.localized,
    // See `Field.required`: Contentful would ask for a localised field in every language.
    required: field.required && !field.localized,
    disabled: field.hidden === true,
    omitted: false,
  };
  if (field.list) {
    return {
      ...common,
      type: 'Array',
      validations: boundsValidation(field),
      items: {
        type: linkType ? 'Link' : 'Symbol',
        ...(linkType ? { linkType } : {}),
        validations: valueValidations(field),
      },
    };
  }
  return {
    ...common,
    type: kind,
    ...(linkType ? { linkType } : {}),
    validations: [
      ...(field.unique ? [{ unique: true as const }] : []),
      ...valueValidations(field),
      ...boundsValidation(field),
      ...(field.kind === 'RichText' ? richTextValidations : []),
    ],
  };
};
