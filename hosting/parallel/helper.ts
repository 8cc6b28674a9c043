import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HelperAnswer, HelperTasks, Work } from './openHelper';

// Whoever has begun the work and ended it wants no more of it.
process.once('disconnect', () => process.exit());

const begin = async (): Promise<ReturnType<Work<unknown, unknown, unknown>>> => {
  const [module = '', order = ''] = process.argv.slice(2);
  const { work } = (await import(pathToFileURL(resolve(module)).href)) as {
    work: Work<unknown, unknown, unknown>;
  };
  return work(JSON.parse(order));
};

const ready = begin();
const answer = ({ id, tasks }: HelperTasks): Promise<HelperAnswer> =>
  ready
    .then((work) => work(tasks))
    .then(
      (results) => ({ id, results }),
      (error: Error) => ({ id, error: error.message }),
    );
process.on('message', (tasks: HelperTasks) => void answer(tasks).then((it) => process.send?.(it)));
