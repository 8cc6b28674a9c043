import { plural } from '../pages/words';
import type { Status } from './readStatus';

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
