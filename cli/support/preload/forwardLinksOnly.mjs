// Loaded into Gatsby's processes before anything else. gatsby-source-contentful gives each entry the ids of all entries
// that link to it. Nothing here reads them, and each new article changed its country by them, which made every page of
// every site be asked for again.
import { replaceModule } from './replaceModule.mjs';

const source = /gatsby-source-contentful[\\/]source-nodes\.js$/;
replaceModule(
  (request, asking) => request === './normalize' && source.test(asking),
  (normalize) => ({
    ...normalize,
    buildForeignReferenceMap: () => ({ links: {}, backLinks: {} }),
  }),
);
