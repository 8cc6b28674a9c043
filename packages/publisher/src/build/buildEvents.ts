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
 * What a build command may write to standard output: one JSON object a line. The README is the reference.
 */
export const buildEvent = z.discriminatedUnion('type', [
  /** A prewarmed build (`--standby`) waits for `startLine`. */
  z.object({ type: z.literal('ready') }),
  /** A step has begun, or has done so many of its pages. */
  z.object({
    type: z.literal('progress'),
    step: z.enum(buildSteps),
    done: count.optional(),
    total: count.optional(),
  }),
  /** Something that does not keep the build from ending. */
  z.object({
    type: z.literal('warning'),
    text: z.string(),
    entry: buildProblem.shape.entry,
  }),
  /** Something that does, where the build ends with another exit code than 0. */
  buildProblem.extend({ type: z.literal('error') }),
  /** The site is built. */
  z.object({ type: z.literal('done'), pages: count, sites: count, leftOut: count }),
]);

export type BuildEvent = z.infer<typeof buildEvent>;
export type BuildEventOf<Type extends BuildEvent['type']> = Extract<BuildEvent, { type: Type }>;

/** What a prewarmed build waits for on standard input. */
export const buildCommand = z.object({ type: z.literal('start') });
export const startLine = `${JSON.stringify({ type: 'start' } satisfies z.infer<typeof buildCommand>)}\n`;

/** One line of the protocol. */
export const eventLine = (event: BuildEvent): string => `${JSON.stringify(event)}\n`;

/** The JSON value of a line; undefined for a line of text. */
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
 * Reads a line of a build's standard output: an event; the type of one that this version does not know, or knows in
 * another shape; or text, such as the stack of a crash.
 */
export const readLine = (line: string): ReadLine => {
  const value = parseLine(line);
  const event = buildEvent.safeParse(value);
  if (event.success) return { event: event.data };
  const other = typed.safeParse(value);
  return other.success ? { unknown: other.data.type } : { text: line };
};
