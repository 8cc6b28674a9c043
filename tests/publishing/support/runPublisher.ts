import { startTestPublisher } from './startTestPublisher';
import { fastStandby } from './testSite';

/**
 * Runs the publisher as a process of its own, for tests that kill it: `runPublisher.ts <folder> [step]` kills itself
 * when the step begins.
 */
const buildIdentity = process.env.BUILD_IDENTITY ?? '';
const [folder = '', killAt] = process.argv.slice(2);

startTestPublisher(folder, {
  ...(process.env.BUILD_SCRIPT && { buildCommand: [process.execPath, process.env.BUILD_SCRIPT] }),
  ...(process.env.BUILD_IDENTITY && {
    buildState: { paths: ['.cache', 'public', 'builds'], identity: () => buildIdentity },
    buildStateEvery: 0,
    // Its build leaves nothing but pages.
    ...{ readPages: undefined, checks: undefined, onRelease: undefined },
    lease: { lifetime: 2000, interval: 250 },
  }),
  prewarmCommand: process.env.WITH_STANDBY ? fastStandby : undefined,
  retryAfter: [200, 200, 200],
  log: (line) => console.log(line),
  onStep: (step) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  },
}).then(
  ({ origin }) => console.log(`origin ${origin}`),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
