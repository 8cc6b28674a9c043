import type { GatsbyNode } from 'gatsby';
import { keepPageNodes } from '../pages/keepPageNodes';

/** `createPages` creates derived nodes and pages after Gatsby has collected stale nodes, so both are kept between builds. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  args.actions.enableStatefulSourceNodes?.();
  keepPageNodes(args);
};
