// Loaded into Gatsby's processes before anything else. gatsby-source-contentful keeps a copy of each node in memory, to know
// the next time what was there. A build reads once: it need not hold them while it makes pages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replaceModule } from './replaceModule.mjs';

const plugin = /gatsby-source-contentful[\\/]gatsby-node\.js$/;

const withoutCopies =
  (sourceNodes) =>
  async (...args) => {
    await sourceNodes(...args);
    if (process.env.NODE_ENV !== 'production') return;
    const requireHere = createRequire(join(process.cwd(), 'package.json'));
    requireHere('gatsby-source-contentful/backreferences').existingNodes.clear();
  };

replaceModule(
  (request, asking) => request === './source-nodes' && plugin.test(asking),
  (loaded) => ({ ...loaded, sourceNodes: withoutCopies(loaded.sourceNodes) }),
);
