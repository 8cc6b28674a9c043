import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Work, WorkerJob, WorkerRequest, WorkerResponse } from './openWorker';

// The parent has ended.
process.once('disconnect', () => process.exit());

type Run = ReturnType<Work<unknown, unknown, unknown>>;

const start = async ({ module, options }: WorkerJob): Promise<Run> => {
  const { work } = (await import(pathToFileURL(resolve(module)).href)) as {
    work: Work<unknown, unknown, unknown>;
  };
  return work(options);
};

let ready: Promise<Run>;
const answer = ({ id, tasks }: WorkerRequest): Promise<WorkerResponse> =>
  ready
    .then((work) => work(tasks))
    .then(
      (results) => ({ id, results }),
      (error: Error) => ({ id, error: error.message }),
    );
process.on('message', (message: WorkerJob | WorkerRequest) => {
  if ('tasks' in message) void answer(message).then((it) => process.send?.(it));
  else {
    ready = start(message);
    // Each request is answered with the error.
    ready.catch(() => undefined);
  }
});
