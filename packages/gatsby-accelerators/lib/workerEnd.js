// @ts-check

/** @type {(Pool: any) => any} */
const withoutRejections = (Pool) =>
  class extends Pool {
    /** @param {unknown[]} task */
    scheduleWorkAll(...task) {
      const answers = super.scheduleWorkAll(...task);
      // A handler of its own: who awaits the answers still gets the error.
      for (const answer of answers) answer.catch(() => undefined);
      return answers;
    }
  };
const [file, request] = ['gatsby/dist/utils/worker/pool.js', 'gatsby-worker'];

/**
 * Lets Gatsby end a worker that still loads: Gatsby awaits no answer to the first tasks of a worker, and an unhandled rejection
 * ends a build that renders nothing, so that the next one has no cache.
 *
 * @type {import('./accelerator').Accelerator}
 */
const workerEnd = {
  name: 'worker-end',
  gain: 'a cold build after a build that renders nothing, where a busy machine loads workers slowly',
  package: 'gatsby',
  versions: '5.16.x',
  patches: () => [{ file, request, replace: { WorkerPool: withoutRejections } }],
};

module.exports = { workerEnd };
