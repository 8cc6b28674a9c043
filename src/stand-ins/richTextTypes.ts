/**
 * Stands in for @contentful/rich-text-types in the browser: what our sections and the renderer use, without the JSON
 * schemas of all nodes (60 kB).
 */
export { BLOCKS } from '@contentful/rich-text-types/dist/blocks';
export { INLINES } from '@contentful/rich-text-types/dist/inlines';
export { MARKS } from '@contentful/rich-text-types/dist/marks';
export * as helpers from '@contentful/rich-text-types/dist/helpers';
