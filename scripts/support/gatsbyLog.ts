import { relative } from 'node:path';
import { z } from 'zod';
import {
  buildProblem,
  parseLine,
  type BuildEvent,
  type BuildEventOf,
  type BuildStepName,
} from 'static-site-publisher/build-events';

/** The build step that each activity id of Gatsby 5 belongs to. */
const stepOfActivity: Readonly<Record<string, BuildStepName>> = {
  'compile gatsby files': 'starting',
  'load gatsby config': 'starting',
  'source and transform nodes': 'sourcing',
  'building schema': 'planning',
  createPages: 'planning',
  'query-extraction': 'planning',
  'Building production JavaScript and CSS bundles': 'bundling',
  'Building HTML renderer': 'bundling',
  'static-query-running': 'querying',
  'slice-query-running': 'querying',
  'page-query-running': 'querying',
  'run queries in workers': 'querying',
  'Building static HTML for pages': 'rendering',
  onPostBuild: 'finishing',
};

/** The payload of Gatsby's `LOG` action: a message or a structured error. */
const log = z.object({
  level: z.string(),
  text: z.string(),
  statusText: z.string().optional(),
  duration: z.number().optional(),
  code: z.string().optional(),
  category: z.string().optional(),
  filePath: z.string().optional(),
  location: z
    .object({ start: z.object({ line: z.number().optional() }) })
    .optional()
    .catch(undefined),
  pluginName: z.string().optional(),
  context: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

const activity = z.object({
  id: z.string(),
  current: z.number().optional(),
  total: z.number().optional(),
});

/** The actions of `GATSBY_LOGGER=json` that become build events. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LOG'), payload: log }),
  z.object({ type: z.literal('ACTIVITY_START'), payload: activity }),
  z.object({ type: z.literal('ACTIVITY_UPDATE'), payload: activity }),
  z.object({ type: z.literal('ACTIVITY_END'), payload: activity }),
]);

/** Any other action. */
const otherAction = z.object({ type: z.string(), payload: z.unknown() });

type Log = z.infer<typeof log>;

/** A path relative to the project; absolute for files outside of it. */
const inProject = (file: string): string => {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
};

const errorOf = (payload: Log): BuildEventOf<'error'> => {
  const { text, code, category, filePath, location, pluginName, context = {} } = payload;
  const own = buildProblem.safeParse(context.problem);
  if (own.success) return { type: 'error', ...own.data };
  const isOfSpace = category === 'THIRD_PARTY' && pluginName === 'gatsby-source-contentful';
  return {
    type: 'error',
    id: code === undefined ? 'gatsby' : `gatsby.${code}`,
    category: isOfSpace ? 'space' : 'code',
    text: text.trim(),
    ...(typeof context.errorPath === 'string' && { path: context.errorPath }),
    ...(filePath !== undefined && { file: inProject(filePath) }),
    ...(location?.start.line !== undefined && { line: location.start.line }),
  };
};

/** What Gatsby says of templates that no page has, such as that of archives in a space of few insights. */
const ofUnusedTemplate =
  /^(?:The GraphQL query in the non-page component "[^"]*\/src\/templates\/|Exported queries are only executed for page components)/;

/** Formats a line as Gatsby's `yurnalist` logger does. */
const textOf = ({ level, text, duration, statusText }: Log): string =>
  [
    `${level.toLowerCase().replace('activity_', '')} ${text}`,
    duration && `${duration.toFixed(3)}s`,
    statusText,
  ]
    .filter(Boolean)
    .join(' - ');

export type GatsbyLogOptions = {
  onEvent: (event: BuildEvent) => void;
  /** Called with human-readable lines. */
  onText: (line: string) => void;
  /** Minimum time between two progress events of a step, in milliseconds. */
  every?: number;
};

/** Converts the output of `GATSBY_LOGGER=json` to build events and human-readable lines. */
export const readGatsbyLog = ({
  onEvent,
  onText,
  every = 250,
}: GatsbyLogOptions): ((line: string) => void) => {
  const totals = new Map<string, number>();
  let step: BuildStepName | undefined;
  let nextCount = 0;

  const reportProgress = (
    { id, current, total }: z.infer<typeof activity>,
    isStart: boolean,
  ): void => {
    const ofActivity = stepOfActivity[id];
    if (ofActivity === undefined) return;
    if (total !== undefined) totals.set(id, total);
    const known = totals.get(id);
    const isNew = isStart && ofActivity !== step;
    const isCount = current !== undefined && known !== undefined && known > 0;
    if (!isNew && !(isCount && (current === known || Date.now() >= nextCount))) return;
    step = ofActivity;
    nextCount = Date.now() + every;
    onEvent({
      type: 'progress',
      step,
      ...(isCount && { done: Math.min(current, known), total: known }),
    });
  };

  return (line) => {
    const value = parseLine(line);
    const { success, data } = action.safeParse(value);
    if (!success) {
      if (!otherAction.safeParse(value).success) onText(line);
      return;
    }
    if (data.type === 'LOG') {
      const { payload } = data;
      if (ofUnusedTemplate.test(payload.text.trim())) return;
      onText(textOf(payload));
      if (payload.level === 'ERROR') onEvent(errorOf(payload));
      if (payload.level === 'WARNING') onEvent({ type: 'warning', text: payload.text.trim() });
    } else if (data.type !== 'ACTIVITY_END') {
      reportProgress(data.payload, data.type === 'ACTIVITY_START');
    }
  };
};
