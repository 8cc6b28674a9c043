import type { GatsbyNode } from 'gatsby';
import { createSitePages } from '../pages/createSitePages';

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args);
