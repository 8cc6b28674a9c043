// Loaded into Gatsby's processes before anything else. gatsby-source-contentful makes a node of each long text, for
// plugins that read Markdown, in each language: two for each article of each. Here there is no such plugin, and a long
// text stays in its entry as a short one does.
import { replaceModuleIn } from './replaceModule.mjs';

const asShort = (field) => (field.type === 'Text' ? { ...field, type: 'Symbol' } : field);

replaceModuleIn('gatsby-source-contentful/source-nodes.js', './normalize', (normalize) => ({
  ...normalize,
  createNodesForContentType: ({ contentTypeItem, ...others }) =>
    normalize.createNodesForContentType({
      ...others,
      contentTypeItem: { ...contentTypeItem, fields: contentTypeItem.fields.map(asShort) },
    }),
}));
