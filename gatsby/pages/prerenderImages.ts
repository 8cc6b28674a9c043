import type { NodePluginArgs } from 'gatsby';
import { hasRenderedBefore, startPrerendering } from '../images/renderPicture';
import { isPicture } from '../images/pictureTypes';
import { nodeSourceOf } from '../content/nodeSource';
import { currentRoutes } from '../routes/currentRoutes';
import { entryTypeNames } from '../content/typeNames';
import { findReachableContent } from '../routes/reachableContent';

/** In a cold build, starts to render images once the routes are known, while Gatsby renders pages. */
export const prerenderImages = (
  args: Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'cache' | 'reporter' | 'pathPrefix'>,
): void => {
  if (hasRenderedBefore()) return;
  const source = nodeSourceOf(args);
  const { assets } = findReachableContent(source, entryTypeNames, currentRoutes().routes);
  startPrerendering([...assets].flatMap((id) => source.find(id) ?? []).filter(isPicture), args);
};
