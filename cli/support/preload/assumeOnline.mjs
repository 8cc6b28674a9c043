// Loaded into Gatsby's processes before anything else. gatsby-source-contentful asks servers elsewhere whether there is a
// network, before every build, to know whether GATSBY_CONTENTFUL_OFFLINE applies; where they cannot be reached, such as
// on a guarded build machine, that takes three seconds. Without that setting the answer changes nothing.
import { register } from 'node:module';

const online = 'data:text/javascript,export default () => Promise.resolve(true)';
const hook = `
  export const resolve = (specifier, context, next) =>
    specifier === 'is-online' ? { url: '${online}', shortCircuit: true } : next(specifier, context);
`;
if (!process.env.GATSBY_CONTENTFUL_OFFLINE)
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
