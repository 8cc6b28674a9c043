// Loaded into Gatsby's processes before anything else. Where queries run in Gatsby's own process, its worker renders pages
// and nothing else. Gatsby has it make the schema all the same, a hundred megabytes for a large site, and does not wait for
// it: a build with nothing to render was done first, ended the worker, and failed of that.
import { replaceModuleIn } from './replaceModule.mjs';

const withoutSchema = ({ create, ...others }) => ({
  ...others,
  create: (...args) => {
    const pool = create(...args);
    const { loadConfigAndPlugins } = pool.all;
    let loaded = [];
    pool.all.loadConfigAndPlugins = (...options) => {
      loaded = loadConfigAndPlugins(...options);
      return loaded;
    };
    pool.all.buildSchema = () => [];
    const end = pool.end.bind(pool);
    pool.end = () => [Promise.all(loaded).then(() => Promise.all(end()))];
    return pool;
  },
});

if (process.env.GATSBY_CPU_COUNT === '1') {
  replaceModuleIn('gatsby/dist/services/initialize.js', '../utils/worker/pool', withoutSchema);
}
