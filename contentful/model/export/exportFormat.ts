/** The shapes of a contentful-export file, as the tool writes them and contentful-import reads them. */
export type LinkType =
  'Entry' | 'Asset' | 'ContentType' | 'Space' | 'Environment' | 'User' | 'Tag' | 'Locale';

export type Link<Type extends LinkType = LinkType> = {
  sys: { type: 'Link'; linkType: Type; id: string };
};

export type Sys<Type extends string> = {
  space: Link<'Space'>;
  id: string;
  type: Type;
  createdAt: string;
  updatedAt: string;
  environment: Link<'Environment'>;
  createdBy: Link<'User'>;
  updatedBy: Link<'User'>;
  version: number;
};

/** What publishing adds to `sys`. An unpublished entity has none of it. */
export type PublishedSys<Type extends string> = Sys<Type> & {
  publishedVersion: number;
  publishedAt: string;
  firstPublishedAt: string;
  publishedBy: Link<'User'>;
  publishedCounter: number;
};

/** One validation of a field; each object carries one rule and, for `regexp`, its message. */
export type Validation = {
  in?: readonly string[];
  regexp?: { pattern: string; flags: string | null };
  size?: { min?: number; max?: number };
  range?: { min?: number; max?: number };
  unique?: true;
  linkContentType?: readonly string[];
  linkMimetypeGroup?: readonly string[];
  enabledNodeTypes?: readonly string[];
  enabledMarks?: readonly string[];
  message?: string;
};

export type ExportField = {
  id: string;
  name: string;
  type:
    | 'Symbol'
    | 'Text'
    | 'RichText'
    | 'Integer'
    | 'Number'
    | 'Date'
    | 'Boolean'
    | 'Link'
    | 'Array'
    | 'Object'
    | 'Location';
  localized: boolean;
  required: boolean;
  validations: Validation[];
  disabled: boolean;
  omitted: boolean;
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry' | 'Asset'; validations: Validation[] };
};

export type ExportContentType = {
  sys: PublishedSys<'ContentType'>;
  displayField: string;
  name: string;
  description: string;
  fields: ExportField[];
};

export type EditorControl = {
  fieldId: string;
  widgetNamespace: 'builtin';
  widgetId: string;
  settings?: Record<string, string | boolean>;
};

export type ExportEditorInterface = {
  sys: Sys<'EditorInterface'> & { contentType: Link<'ContentType'> };
  controls: EditorControl[];
};

export type ExportLocale = {
  name: string;
  code: string;
  fallbackCode: string | null;
  default: boolean;
  contentManagementApi: boolean;
  contentDeliveryApi: boolean;
  optional: boolean;
  sys: Sys<'Locale'>;
};

/** Field id -> locale code -> value. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

export type ExportEntry = {
  metadata: { tags: Link<'Tag'>[] };
  sys: PublishedSys<'Entry'> & { contentType: Link<'ContentType'> };
  fields: LocalizedFields;
};

export type ExportFile = {
  url: string;
  details: { size: number; image?: { width: number; height: number } };
  fileName: string;
  contentType: string;
};

export type ExportAsset = {
  metadata: { tags: Link<'Tag'>[] };
  sys: PublishedSys<'Asset'>;
  fields: {
    title?: Record<string, string>;
    description?: Record<string, string>;
    file: Record<string, ExportFile>;
  };
};

/** A whole export file. The model makes the first four lists, the content the rest. */
export type ContentfulExport = {
  contentTypes: ExportContentType[];
  tags: unknown[];
  editorInterfaces: ExportEditorInterface[];
  entries: ExportEntry[];
  assets: ExportAsset[];
  locales: ExportLocale[];
  webhooks: unknown[];
  roles: unknown[];
};
