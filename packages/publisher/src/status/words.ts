import type { Status } from './readStatus';

const seconds = (milliseconds: number): string => {
  const value = Math.max(0, milliseconds) / 1000;
  if (value < 10) return `${value.toFixed(1)} s`;
  if (value < 120) return `${Math.round(value)} s`;
  if (value < 7200) return `${Math.round(value / 60)} min`;
  return `${Math.round(value / 3600)} h`;
};

export const took = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '–' : seconds(milliseconds);

export const ago = (time: number, now: number): string => `${seconds(now - time)} ago`;

const verbs: Readonly<Record<string, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  build: 'requested manually',
  confirm: 'confirmed by hand',
};

/** `ContentManagement.Entry.publish` in a word. */
export const verbOf = (topic: string): string => {
  const action = topic.split('.').at(-1) ?? '';
  return verbs[action] ?? action;
};

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The headline for a state. */
export const headline = ({ state, current, queueLength, stoppedBy }: Status): string => {
  if (stoppedBy !== undefined) return 'The publisher has stopped';
  switch (state) {
    case 'idle':
      return current ? 'Everything is live' : 'Nothing is published yet';
    case 'queued':
      return `${plural(queueLength, 'change')} about to be built`;
    case 'building':
      return 'Building the site';
    case 'checking':
      return 'Checking the site';
    case 'releasing':
      return 'Bringing it live';
    case 'failed':
      return 'The last change is not live';
  }
};
