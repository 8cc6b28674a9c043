import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '../store/journal';
import { SpaceStore } from '../store/spaceStore';
import { resourceTypes, type ResourceType, type SpaceContent } from '../types';

/** Resources of the space, which its environments do not have: they stay in the first environment's journal. */
const spaceTypes = new Set<ResourceType>([
  'WebhookDefinition',
  'SigningSecret',
  'ScheduledAction',
  'Environment',
  'EnvironmentAlias',
  'ReleaseAction',
]);

const contentFile = (folder: string) => join(folder, 'content.json');

/** The content of an environment as the beginning of another: without history, and without resources of the space. */
const contentOf = (store: SpaceStore, spaceId: string): SpaceContent => ({
  fileHash: '',
  spaceId,
  contentTypes: [...store.contentTypes.values()],
  locales: [...store.locales],
  tags: [...store.tags],
  entities: [...store.list('Entry'), ...store.list('Asset')].map((entity) => ({
    ...entity,
    sequence: 0,
    publishedSequence: 0,
  })),
  resources: resourceTypes
    .filter((type) => !spaceTypes.has(type))
    .flatMap((type) => store.resources(type)),
  warnings: [],
});

/** Writes the content of an environment to the folder of its copy, with fsync, before the copy is known. */
export const writeSnapshot = (folder: string, source: SpaceStore, spaceId: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${contentFile(folder)}.part`;
  const handle = openSync(part, 'w', 0o600);
  try {
    writeSync(handle, JSON.stringify(contentOf(source, spaceId)));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, contentFile(folder));
};

/** Opens an environment: its content when it was copied, and a journal of its own. */
export const openSnapshot = (folder: string): SpaceStore => {
  const text = readFileSync(contentFile(folder), 'utf8');
  const fileHash = createHash('sha256').update(folder).update(text).digest('hex');
  const content = { ...(JSON.parse(text) as SpaceContent), fileHash };
  return new SpaceStore(content, openJournal(folder, fileHash));
};
