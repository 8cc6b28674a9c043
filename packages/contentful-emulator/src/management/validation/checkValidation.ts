import { isAssetFile } from '../../assets/assetFile';
import type { SpaceStore } from '../../store/spaceStore';
import type { Link } from '../../types';
import type { ValidationProblem } from '../managementErrors';
import type { FieldValidation } from './fieldValidations';
import { matchesMimeGroup } from './mimeGroups';
import { nodesOf } from './richTextNodes';

type Problem = Omit<ValidationProblem, 'path'>;
type Bounds = { min?: number; max?: number };

const isOutside = (value: number, { min, max }: Bounds) =>
  (typeof min === 'number' && value < min) || (typeof max === 'number' && value > max);

const describeBounds = ({ min, max }: Bounds) =>
  [
    typeof min === 'number' ? `at least ${min}` : '',
    typeof max === 'number' ? `at most ${max}` : '',
  ]
    .filter(Boolean)
    .join(' and ');

const listOf = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

const assetFilesOf = (value: unknown, store: SpaceStore) => {
  const { sys } = value as Link;
  const asset = sys.linkType === 'Asset' ? store.get('Asset', sys.id) : undefined;
  return Object.values(asset?.current.fields.file ?? {}).filter(isAssetFile);
};

const lengthOf = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

type Check = (rule: FieldValidation, value: unknown, store: SpaceStore) => (Problem | undefined)[];

const problemIf = (
  isWrong: boolean,
  name: string,
  details: string,
  more = {},
): (Problem | undefined)[] => (isWrong ? [{ name, details, ...more }] : []);

const isMatch = (value: unknown, { pattern, flags }: { pattern: string; flags?: string }) =>
  new RegExp(pattern, flags?.replace(/[^dimsuvy]/g, '')).test(String(value));

const checks: Partial<Record<keyof FieldValidation, Check>> = {
  size: ({ size = {} }, value) => {
    const length = lengthOf(value);
    return problemIf(
      length !== undefined && isOutside(length, size),
      'size',
      `Size must be ${describeBounds(size)}`,
      size,
    );
  },
  range: ({ range = {} }, value) =>
    problemIf(
      typeof value === 'number' && isOutside(value, range),
      'range',
      `Value must be ${describeBounds(range)}`,
      { value, ...range },
    ),
  dateRange: ({ dateRange: { after, before } = {} }, value) => {
    const at = Date.parse(String(value));
    const isWrong = (after && at < Date.parse(after)) || (before && at > Date.parse(before));
    return problemIf(
      Boolean(isWrong),
      'dateRange',
      `Date must be ${[after && `after ${after}`, before && `before ${before}`].filter(Boolean).join(' and ')}`,
      { value },
    );
  },
  regexp: ({ regexp }, value) =>
    problemIf(
      regexp !== undefined && !isMatch(value, regexp),
      'regexp',
      `Does not match /${regexp?.pattern ?? ''}/`,
      { value },
    ),
  prohibitRegexp: ({ prohibitRegexp }, value) =>
    problemIf(
      prohibitRegexp !== undefined && isMatch(value, prohibitRegexp),
      'prohibitRegexp',
      `Value should not match /${prohibitRegexp?.pattern ?? ''}/`,
      { value },
    ),
  in: ({ in: allowed = [] }, value) =>
    problemIf(!allowed.includes(value as string), 'in', 'Value must be one of expected values', {
      value,
      expected: allowed,
    }),
  linkContentType: ({ linkContentType = [] }, value, store) => {
    const { sys } = value as Link;
    const target = sys.linkType === 'Entry' ? store.get('Entry', sys.id) : undefined;
    const allowed = listOf(linkContentType);
    return problemIf(
      target !== undefined && allowed.length > 0 && !allowed.includes(target.contentTypeId ?? ''),
      'linkContentType',
      `"${target?.contentTypeId ?? ''}" is not one of the allowed content types: ${allowed.join(', ')}`,
      { contentTypeId: allowed },
    );
  },
  linkMimetypeGroup: ({ linkMimetypeGroup = [] }, value, store) => {
    const groups = listOf(linkMimetypeGroup);
    const isWrong = assetFilesOf(value, store).some(
      ({ contentType }) => !groups.some((group) => matchesMimeGroup(contentType, group)),
    );
    return problemIf(
      isWrong,
      'linkMimetypeGroup',
      `The file type is not allowed; allowed groups: ${groups.join(', ')}`,
      { mimetypeGroupName: groups },
    );
  },
  assetFileSize: ({ assetFileSize = {} }, value, store) =>
    problemIf(
      assetFilesOf(value, store).some(({ details }) =>
        isOutside(details?.size ?? 0, assetFileSize),
      ),
      'assetFileSize',
      `The file's size must be ${describeBounds(assetFileSize)} bytes`,
    ),
  assetImageDimensions: (
    { assetImageDimensions: { width = {}, height = {} } = {} },
    value,
    store,
  ) =>
    problemIf(
      assetFilesOf(value, store).some(({ details }) => {
        const image = details?.image;
        return (
          image && (isOutside(image.width ?? 0, width) || isOutside(image.height ?? 0, height))
        );
      }),
      'assetImageDimensions',
      `The image must be ${[describeBounds(width) && `${describeBounds(width)} wide`, describeBounds(height) && `${describeBounds(height)} high`].filter(Boolean).join(', ')} (pixels)`,
    ),
  enabledNodeTypes: ({ enabledNodeTypes = [] }, value) => {
    const always = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell'];
    const allowed = new Set([...always, 'table-header-cell', ...enabledNodeTypes]);
    const wrong = nodesOf(value).find(({ nodeType }) => !allowed.has(nodeType));
    return problemIf(
      wrong !== undefined,
      'enabledNodeTypes',
      `"${wrong?.nodeType ?? ''}" is not allowed in this rich text`,
    );
  },
  enabledMarks: ({ enabledMarks = [] }, value) => {
    const wrong = nodesOf(value)
      .flatMap(({ marks = [] }) => marks)
      .find(({ type }) => !enabledMarks.includes(type));
    return problemIf(
      wrong !== undefined,
      'enabledMarks',
      `The mark "${wrong?.type ?? ''}" is not allowed in this rich text`,
    );
  },
  nodes: ({ nodes = {} }, value, store) =>
    nodesOf(value).flatMap(({ nodeType, data }) =>
      data?.target
        ? (nodes[nodeType] ?? []).flatMap((rule) => checkValidation(rule, data.target, store))
        : [],
    ),
};

/** Checks a value against one validation of its field. {@link checkFieldValue} checks `unique`, which needs the other entries. */
export const checkValidation = (
  rule: FieldValidation,
  value: unknown,
  store: SpaceStore,
): Problem[] =>
  (Object.keys(rule) as (keyof FieldValidation)[]).flatMap((key) =>
    (checks[key]?.(rule, value, store) ?? []).flatMap((problem) =>
      problem ? [{ ...problem, ...(rule.message ? { customMessage: rule.message } : {}) }] : [],
    ),
  );
