import { z } from 'zod';
import { buildProblem } from './buildProblem';

/** The steps of a build, in order. */
export const buildSteps = [
  'starting',
  'sourcing',
  'planning',
  'bundling',
  'querying',
  'rendering',
  'finishing',
] as const;
export type BuildStepName = (typeof buildSteps)[number];

const count = z.number().int().nonnegative();

/**
 * The events that a build command may write to standard output, one JSON object per line. The README documents them.
 */
export const buildEvent = z.discriminatedUnion('type', [
  /** A prewarmed build (`--standby`) waits for `startLine`. */
  z.object({ type: z.literal('ready') }),
  /** The start of a step, or its page counts. */
  z.object({
    type: z.literal('progress'),
    step: z.enum(buildSteps),
    done: count.optional(),
    total: count.optional(),
  }),
  /** A problem that does not fail the build. */
  z.object({
    type: z.literal('warning'),
    text: z.string(),
    entry: buildProblem.shape.entry,
  }),
  /** A problem that fails the build; ignored if the exit code is 0. */
  buildProblem.extend({ type: z.literal('error') }),
  /** The site is built. */
  z.object({ type: z.literal('done'), pages: count, sites: count, leftOut: count }),
]);

export type BuildEvent = z.infer<typeof buildEvent>;
export type BuildEventOf<Type extends BuildEvent['type']> = Extract<BuildEvent, { type: Type }>;

/** The command that starts a prewarmed build, sent on its standard input. */
export const buildCommand = z.object({ type: z.literal('start') });
export const startLine = `${JSON.stringify({ type: 'start' } satisfies z.infer<typeof buildCommand>)}\n`;

/** One line of the protocol. */
export const eventLine = (event: BuildEvent): string => `${JSON.stringify(event)}\n`;

/** The JSON value of a line; undefined if the line is not JSON. */
export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

export type ReadLine = { event: BuildEvent } | { unknown: string } | { text: string };

const typed = z.object({ type: z.string() });

/**
 * Parses a line of a build's standard output: a valid event, the type of an event that does not match the schema, or
 * plain text such as a stack trace.
 */
export const readLine = (line: string): ReadLine => {
  const value = parseLine(line);
  const event = buildEvent.safeParse(value);
  if (event.success) return { event: event.data };
  const other = typed.safeParse(value);
  return other.success ? { unknown: other.data.type } : { text: line };
};
