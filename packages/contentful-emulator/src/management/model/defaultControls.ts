import type { ManagementField } from '../validation/fieldValidations';

type Control = { fieldId: string; widgetNamespace?: string; widgetId?: string };

const widgets: Record<string, string> = {
  Symbol: 'singleLine',
  Text: 'markdown',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Date: 'datePicker',
  Boolean: 'boolean',
  Object: 'objectEditor',
  Location: 'locationEditor',
};

const widgetOf = ({ type, linkType, items }: ManagementField): string => {
  const isMany = type === 'Array';
  const target = isMany ? items?.linkType : linkType;
  if (target === 'Asset') return isMany ? 'assetLinksEditor' : 'assetLinkEditor';
  if (target) return isMany ? 'entryLinksEditor' : 'entryLinkEditor';
  return isMany ? 'tagEditor' : (widgets[type] ?? 'singleLine');
};

/** Editor interface controls of all fields: the existing control, else the web app's default widget for the type. */
export const defaultControls = (fields: readonly ManagementField[], known: unknown): Control[] => {
  const controls = Array.isArray(known) ? (known as Control[]) : [];
  return fields.map(
    (field) =>
      controls.find(({ fieldId }) => fieldId === field.id) ?? {
        fieldId: field.id,
        widgetNamespace: 'builtin',
        widgetId: widgetOf(field),
      },
  );
};
