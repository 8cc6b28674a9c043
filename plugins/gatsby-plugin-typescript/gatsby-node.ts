import type { GatsbyNode } from 'gatsby';

/**
 * Gatsby adds its own plugin of this name unless the site has one. That one rewrites `?.` and `??` whatever the browsers
 * know, and compiles each file a second time.
 */
export const resolvableExtensions: GatsbyNode['resolvableExtensions'] = () => ['.ts', '.tsx'];
