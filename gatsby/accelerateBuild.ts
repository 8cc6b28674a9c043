import { accelerate } from './accelerators/accelerate';
import { compileSources } from './accelerators/compileSources';
import { contentfulNodes } from './accelerators/contentfulNodes';
import { inlineSlicesLater } from './accelerators/inlineSlicesLater';
import { renderingWorkers } from './accelerators/renderingWorkers';
import { sourceCache } from './accelerators/sourceCache';
import { shownLanguages } from './shownLanguages';

// Loaded into Gatsby's processes before anything else, by the commands of this project; `npx gatsby` runs without it.
accelerate([
  compileSources,
  sourceCache,
  inlineSlicesLater,
  contentfulNodes(shownLanguages),
  renderingWorkers,
]);
