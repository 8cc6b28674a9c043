import type { GatsbyNode } from 'gatsby';
import { configureBundles } from '../webpack/bundles';
import { cacheConfig } from '../webpack/cacheConfig';
import { compileOnce } from '../webpack/compileOnce';
import { defineSettings } from '../webpack/defineSettings';
import { nameBuildByContent } from '../webpack/nameBuildByContent';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  defineSettings(args);
  compileOnce(args);
  configureBundles(args);
  nameBuildByContent(args);
  cacheConfig(args);
};
