/** A rule of a field as a content type keeps it: one of these keys, sometimes with a message of its own. */
export type FieldRule = {
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
  nodes?: Record<string, FieldRule[]>;
  message?: string;
};

/** A field as the management API keeps it, with its rules. */
export type RuledField = {
  id: string;
  name: string;
  type: string;
  localized?: boolean;
  required?: boolean;
  disabled?: boolean;
  omitted?: boolean;
  deleted?: boolean;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: FieldRule[] };
  validations?: FieldRule[];
};
