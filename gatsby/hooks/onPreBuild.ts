import type { GatsbyNode } from 'gatsby';
import { prerenderImages } from '../pages/prerenderImages';

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => prerenderImages(args);
