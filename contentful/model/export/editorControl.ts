import type { Field } from '../define';
import { linkPattern, webLinkPattern } from '../patterns';
import type { EditorControl } from './exportFormat';

const listWidgets = { Entry: 'entryLinksEditor', Asset: 'assetLinksEditor' } as const;

const widgets = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Date: 'datePicker',
  Boolean: 'boolean',
  Asset: 'assetLinkEditor',
  Entry: 'entryLinkEditor',
} as const satisfies Record<Field['kind'], string>;

const widgetOf = (id: string, field: Field): string => {
  if (field.list) {
    if (field.kind === 'Entry' || field.kind === 'Asset') return listWidgets[field.kind];
    return field.in ? 'checkbox' : 'tagInput';
  }
  if (field.in) return 'dropdown';
  if (id === 'slug') return 'slugEditor';
  if (field.pattern === webLinkPattern || field.pattern === linkPattern) return 'urlEditor';
  return widgets[field.kind];
};

const widgetSettings = (widgetId: string): Record<string, string | boolean> => {
  switch (widgetId) {
    case 'datePicker':
      return { format: 'dateonly', ampm: '24' };
    case 'boolean':
      return { trueLabel: 'Yes', falseLabel: 'No' };
    case 'entryLinkEditor':
    case 'entryLinksEditor':
    case 'assetLinkEditor':
    case 'assetLinksEditor':
      return { showLinkEntityAction: true, showCreateEntityAction: true };
    default:
      return {};
  }
};

/** How editors fill in a field: its widget and the help text below it. */
export const toEditorControl = (id: string, field: Field): EditorControl => {
  const widgetId = widgetOf(id, field);
  const settings = {
    ...(field.help ? { helpText: field.help } : {}),
    ...widgetSettings(widgetId),
  };
  return {
    fieldId: id,
    widgetNamespace: 'builtin',
    widgetId,
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
};
