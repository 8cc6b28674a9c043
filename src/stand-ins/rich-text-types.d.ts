// The package has its types in another folder than the modules they describe.
declare module '@contentful/rich-text-types/dist/blocks' {
  export { BLOCKS } from '@contentful/rich-text-types';
}
declare module '@contentful/rich-text-types/dist/inlines' {
  export { INLINES } from '@contentful/rich-text-types';
}
declare module '@contentful/rich-text-types/dist/marks' {
  export { MARKS } from '@contentful/rich-text-types';
}
declare module '@contentful/rich-text-types/dist/helpers' {
  import type { helpers } from '@contentful/rich-text-types';

  export const isBlock: typeof helpers.isBlock;
  export const isInline: typeof helpers.isInline;
  export const isText: typeof helpers.isText;
}
