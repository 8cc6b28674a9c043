import type { EntryStatus } from '../entries/entryStatus';

/** What the editor tells of the entry. */
export type EditedEntry = {
  /** ISO 8601; undefined if it is not published. */
  publishedAt: string | undefined;
  /** Whether the draft differs from what is published. */
  hasDraft: boolean;
};

export type Description = {
  tone: 'calm' | 'busy' | 'bad';
  headline: string;
  lines: readonly string[];
};

type Format = (time: number | string) => string;

/** To the second: builds may read other milliseconds of the same version. */
const second = (iso: string): string => iso.slice(0, 19);

const seconds = (milliseconds: number): string => {
  const value = Math.max(0, Math.ceil(milliseconds / 1000));
  return value === 1 ? '1 second' : `${value} seconds`;
};

const pendingHeadlines = {
  queued: 'About to be built',
  building: 'Being built',
  checking: 'Being checked',
  releasing: 'Going live',
  failed: 'Not live',
} as const;

const reasonsOf = ({ failure }: EntryStatus): string[] => {
  if (failure === undefined) return ['The last build that included it was not released.'];
  const messages = failure.problems.map(({ message }) => message);
  return failure.isOfThisEntry
    ? ['This entry stops the release:', ...messages]
    : ['Something else stops the release:', ...(messages.length > 0 ? messages : [failure.error])];
};

const pendingOf = (status: EntryStatus, format: Format): Description | undefined => {
  const { pending, run, nextAt, now, live } = status;
  if (pending === undefined) return undefined;
  const verb = pending.topic.split('.').at(-1) === 'publish' ? 'Published' : 'Taken off';
  const lines = [`${verb} at ${format(pending.since)}.`];
  if (pending.state === 'failed') lines.push(...reasonsOf(status));
  else if (pending.state === 'queued' && run) lines.push('The build after the current one has it.');
  else if (pending.state === 'queued' && nextAt !== undefined) {
    lines.push(`The build begins in ${seconds(nextAt - now)} at the latest.`);
  } else if (run) lines.push(`${run.doing ?? 'Starting'}, ${Math.round(run.share * 100)} %.`);
  if (live) lines.push('Until then visitors see the version before.');
  return {
    tone: pending.state === 'failed' ? 'bad' : 'busy',
    headline: pendingHeadlines[pending.state],
    lines,
  };
};

const settledOf = (
  { live, release, warnings, now }: EntryStatus,
  { publishedAt }: EditedEntry,
  format: Format,
): Description => {
  if (publishedAt === undefined) {
    return live
      ? { tone: 'busy', headline: 'Still live', lines: ['The next build takes it off the site.'] }
      : { tone: 'calm', headline: 'Not on the site', lines: ['It is a draft.'] };
  }
  if (release === undefined) {
    return { tone: 'busy', headline: 'Not live', lines: ['The site has no release yet.'] };
  }
  if (live === undefined) {
    const why =
      warnings.length > 0 ? [] : ['It is published, but no page of the last release shows it.'];
    return { tone: warnings.length > 0 ? 'bad' : 'calm', headline: 'On no page', lines: why };
  }
  const since = live.since === undefined ? 'Live' : `Live since ${format(live.since)}`;
  if (second(publishedAt) <= second(live.publishedAt)) {
    return { tone: 'calm', headline: since, lines: [] };
  }
  if (release.isRolledBack) {
    const line = `The site was rolled back. Visitors see the version published at ${format(live.publishedAt)}.`;
    return { tone: 'bad', headline: 'The last version is not live', lines: [line] };
  }
  // A webhook takes a few seconds.
  if (now - Date.parse(publishedAt) < 30_000) {
    return { tone: 'busy', headline: 'Just published', lines: [] };
  }
  const line = `It was published at ${format(publishedAt)}, and the publisher has no webhook of it: it may be missing.`;
  return { tone: 'bad', headline: 'The last version is not live', lines: [line] };
};

/** Where an entry stands, in words. Pure. */
export const describe = (status: EntryStatus, entry: EditedEntry, format: Format): Description => {
  const { stoppedBy, warnings } = status;
  const found = pendingOf(status, format) ?? settledOf(status, entry, format);
  const lines = [
    ...(stoppedBy === undefined
      ? []
      : ['The publisher has stopped: a developer has to start it again.']),
    ...found.lines,
    ...warnings.map(({ message }) => message),
    ...(entry.hasDraft && entry.publishedAt !== undefined
      ? ['Changes since are a draft, seen in the preview alone.']
      : []),
  ];
  return { ...found, tone: stoppedBy === undefined ? found.tone : 'bad', lines };
};
