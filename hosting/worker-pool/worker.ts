import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Work, WorkerOptions, WorkerRequest, WorkerResponse } from './openWorker';

// The parent has ended.
process.once('disconnect', () => process.exit());

type WorkerModule = { work: Work<unknown, unknown, unknown> };

const [, , module = ''] = process.argv;
const loaded = import(pathToFileURL(resolve(module)).href) as Promise<WorkerModule>;
let ready: Promise<ReturnType<WorkerModule['work']>>;

const answer = ({ id, tasks }: WorkerRequest): Promise<WorkerResponse> =>
  ready
    .then((work) => work(tasks))
    .then(
      (results) => ({ id, results }),
      (error: Error) => ({ id, error: error.message }),
    );
process.on('message', (message: WorkerOptions | WorkerRequest) => {
  if ('options' in message) ready = loaded.then(({ work }) => work(message.options));
  else void answer(message).then((it) => process.send?.(it));
});
