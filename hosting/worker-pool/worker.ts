import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorkerResponse, WorkerRequest, Work } from './openWorker';

// The parent has ended.
process.once('disconnect', () => process.exit());

const start = async (): Promise<ReturnType<Work<unknown, unknown, unknown>>> => {
  const [module = '', options = ''] = process.argv.slice(2);
  const { work } = (await import(pathToFileURL(resolve(module)).href)) as {
    work: Work<unknown, unknown, unknown>;
  };
  return work(JSON.parse(options));
};

const ready = start();
const answer = ({ id, tasks }: WorkerRequest): Promise<WorkerResponse> =>
  ready
    .then((work) => work(tasks))
    .then(
      (results) => ({ id, results }),
      (error: Error) => ({ id, error: error.message }),
    );
process.on(
  'message',
  (tasks: WorkerRequest) => void answer(tasks).then((it) => process.send?.(it)),
);
