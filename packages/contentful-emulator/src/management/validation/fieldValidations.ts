import type { ResourceBody } from '../../types';

/** A validation of a field in a content type: one of these keys, optionally with a custom message. */
export type FieldValidation = {
  size?: { min?: number; max?: number };
  range?: { min?: number; max?: number };
  dateRange?: { after?: string; before?: string };
  regexp?: { pattern: string; flags?: string };
  prohibitRegexp?: { pattern: string; flags?: string };
  in?: (string | number)[];
  unique?: boolean;
  linkContentType?: string | string[];
  linkMimetypeGroup?: string | string[];
  assetFileSize?: { min?: number; max?: number };
  assetImageDimensions?: {
    width?: { min?: number; max?: number };
    height?: { min?: number; max?: number };
  };
  enabledNodeTypes?: string[];
  enabledMarks?: string[];
  nodes?: Record<string, FieldValidation[]>;
  message?: string;
};

/** A field of a content type in the management API, with its validations. */
export type ManagementField = {
  id: string;
  /** The id that it gets when the content type is published. */
  newId?: string;
  name: string;
  type: string;
  localized?: boolean;
  required?: boolean;
  disabled?: boolean;
  omitted?: boolean;
  deleted?: boolean;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: FieldValidation[] };
  validations?: FieldValidation[];
};

/** The fields of a content type. */
export const fieldsOf = (body: ResourceBody | undefined): ManagementField[] =>
  (body?.fields ?? []) as ManagementField[];
