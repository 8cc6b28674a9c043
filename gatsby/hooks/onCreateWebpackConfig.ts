import type { GatsbyNode } from 'gatsby';
import { defineAliases } from '../webpack/aliases';
import { configureBundles } from '../webpack/bundles';
import { cacheConfig } from '../webpack/cacheConfig';
import { defineSettings } from '../webpack/defineSettings';
import { nameBuildByContent } from '../webpack/nameBuildByContent';
import { renderNewStyles } from '../webpack/renderNewStyles';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  defineAliases(args);
  defineSettings(args);
  configureBundles(args);
  nameBuildByContent(args);
  renderNewStyles(args);
  cacheConfig(args);
};
