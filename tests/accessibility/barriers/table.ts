import { everySample, type Barrier } from './barrier';

/** Share of the barriers that a gate catches. */
export const caughtShare = (barriers: readonly Barrier[]): number =>
  barriers.filter(({ caughtBy }) => caughtBy.length > 0).length / barriers.length;

/** The rows of docs/accessibility-barriers.md. */
export const barrierRows = (barriers: readonly Barrier[]): string[] =>
  barriers.map(({ id, title, criterion, technique, on, caughtBy }) => {
    const gates = caughtBy.length > 0 ? caughtBy.join('; ') : '**missed**';
    return `| ${id} | ${title} | ${criterion} | ${technique} | ${gates} | ${on.join(', ')} |`;
  });

/** The rows of the table by template in docs/accessibility-barriers.md. */
export const templateRows = (barriers: readonly Barrier[]): string[] =>
  everySample.map((sample) => {
    const own = barriers.filter(({ on }) => on.includes(sample));
    const caught = own.filter(({ caughtBy }) => caughtBy.length > 0).length;
    return `| ${sample} | ${own.length} | ${caught} | ${Math.round(caughtShare(own) * 100)} % |`;
  });
