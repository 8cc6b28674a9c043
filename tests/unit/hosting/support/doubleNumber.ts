import type { Work } from '~/hosting/worker-pool/openWorker';

export type DoubleOrder = { failsAt?: number; endsAt?: number; parent: number };

/** Doubles numbers, and says in which process. On demand, it fails, or ends another process than `parent`. */
export const work: Work<DoubleOrder, number, { value: number; pid: number }> =
  ({ failsAt, endsAt, parent }) =>
  async (numbers) => {
    await new Promise((done) => setTimeout(done, 5));
    return numbers.map((number) => {
      if (number === failsAt) throw new Error(`${number} cannot be doubled`);
      if (number >= (endsAt ?? Infinity) && process.pid !== parent) process.exit(1);
      return { value: number * 2, pid: process.pid };
    });
  };
