import type { GatsbyNode } from 'gatsby';
import { prerenderImages } from '../pages/prerenderImages';
import { skipEarlySaves } from '../records/saveStateOnce';

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => {
  skipEarlySaves();
  prerenderImages(args);
};
