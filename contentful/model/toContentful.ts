import { contentTypes } from './contentTypes';
import type { ContentType } from './define';
import { toEditorControl } from './export/editorControl';
import { toExportField } from './export/exportField';
import type {
  ContentfulExport,
  ExportContentType,
  ExportEditorInterface,
  ExportLocale,
} from './export/exportFormat';
import { linkTo, makePublishedSys, makeSys } from './export/exportSys';
import { contentLocales } from './locales';

/** A content type of the model as a contentful-export file has it. */
export const toExportContentType = (type: ContentType): ExportContentType => ({
  sys: makePublishedSys('ContentType', type.id),
  displayField: type.displayField,
  name: type.name,
  description: type.description,
  fields: Object.entries(type.fields).map(([id, field]) => toExportField(id, field)),
});

/** How the fields of a content type are edited: widgets and help texts. */
export const toExportEditorInterface = (type: ContentType): ExportEditorInterface => ({
  sys: { ...makeSys('EditorInterface', 'default'), contentType: linkTo('ContentType', type.id) },
  controls: Object.entries(type.fields).map(([id, field]) => toEditorControl(id, field)),
});

const toExportLocale = (locale: (typeof contentLocales)[number]): ExportLocale => ({
  name: locale.name,
  code: locale.code,
  fallbackCode: locale.fallbackCode,
  default: locale.isDefault,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: !locale.isDefault,
  sys: makeSys('Locale', `locale-${locale.code}`),
});

/**
 * The model's part of a contentful-export file: content types, editor interfaces and locales. It has no content;
 * imported by itself it sets up an empty space.
 */
export const toContentful = (): Pick<
  ContentfulExport,
  'contentTypes' | 'editorInterfaces' | 'locales'
> => ({
  contentTypes: contentTypes.map(toExportContentType),
  editorInterfaces: contentTypes.map(toExportEditorInterface),
  locales: contentLocales.map(toExportLocale),
});
