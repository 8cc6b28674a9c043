// Loaded into Gatsby's processes before anything else. gatsby-source-contentful gives each entry the ids of all entries
// that link to it. Nothing here reads them, and each new article changed its country by them, which made every page of
// every site be asked for again.
import { replaceModuleIn } from './replaceModule.mjs';

replaceModuleIn('gatsby-source-contentful/source-nodes.js', './normalize', (normalize) => ({
  ...normalize,
  buildForeignReferenceMap: () => ({ links: {}, backLinks: {} }),
}));
