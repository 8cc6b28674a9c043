import { z } from 'zod';
import type { PublisherConfig } from '../config';
import type { StatusPageOptions } from '../status/statusPageOptions';

const command = (name: string) => {
  const error = `${name} must be a program and its arguments, such as ['npm', 'run', 'build']`;
  return z.array(z.string({ error }), { error }).nonempty({ error });
};
const text = (name: string, example: string) => {
  const error = `${name} must be a text, such as '${example}'`;
  return z.string({ error }).min(1, { error });
};
const fn = (name: string) =>
  z.custom<unknown>((value) => typeof value === 'function', {
    error: `${name} must be a function`,
  });
const object = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${name} has no field ${(keys ?? []).join(', ')}: it may have ${Object.keys(shape).join(', ')}`
        : `${name} must be an object`,
  });

const checksError = 'checks must be a list of functions, such as [checkLinks, checkPageCount]';
const extraFilesError =
  "extraFiles must be an object of paths, such as { 'nginx.conf': 'build/nginx.conf' }";

const statusPage = {
  siteName: text('statusPage.siteName', 'Example').optional(),
  theme: z.looseObject({}, { error: 'statusPage.theme must be an object' }).optional(),
  forms: object('statusPage.forms', {
    read: fn('statusPage.forms.read'),
    resend: fn('statusPage.forms.resend'),
  }).optional(),
  searches: object('statusPage.searches', {
    read: fn('statusPage.searches.read'),
    addSynonym: fn('statusPage.searches.addSynonym').optional(),
  }).optional(),
  // The publisher sets hasTranslations.
} satisfies Record<Exclude<keyof StatusPageOptions, 'hasTranslations'>, z.ZodType>;

const schema = object('the config', {
  buildCommand: command('buildCommand'),
  prewarmCommand: command('prewarmCommand').optional(),
  outputFolder: text('outputFolder', 'public').optional(),
  readPages: fn('readPages').optional(),
  checks: z
    .array(
      z.custom<unknown>((value) => typeof value === 'function', { error: checksError }),
      { error: checksError },
    )
    .optional(),
  immutableFiles: z
    .instanceof(RegExp, {
      error: 'immutableFiles must be a regular expression, such as /-[0-9a-f]{8}\\./',
    })
    .optional(),
  extraFiles: z
    .record(z.string(), z.string({ error: extraFilesError }), { error: extraFilesError })
    .optional(),
  entryPagesFile: text('entryPagesFile', '.space/entry-pages.json').optional(),
  translationsFile: text('translationsFile', '.space/translations.json').optional(),
  dryRun: object('dryRun', {
    prepareFolder: fn('dryRun.prepareFolder'),
    environment: fn('dryRun.environment'),
  }).optional(),
  buildState: object('buildState', {
    paths: z
      .array(text('buildState.paths', '.cache'), {
        error: "buildState.paths must be a list of paths, such as ['.cache', 'public']",
      })
      .nonempty({ error: 'buildState.paths must not be empty' }),
    identity: fn('buildState.identity'),
  }).optional(),
  onRelease: fn('onRelease').optional(),
  describeSource: fn('describeSource').optional(),
  unlistedFiles: z
    .instanceof(RegExp, { error: 'unlistedFiles must be a regular expression, such as /\\.pdf$/' })
    .optional(),
  statusPage: object('statusPage', statusPage).optional(),
  commands: object('commands', {
    start: text('commands.start', 'npm run publisher'),
    confirm: text('commands.confirm', 'npm run publisher -- confirm'),
  }).optional(),
} satisfies Record<keyof PublisherConfig, z.ZodType>);

/** What is missing or wrong in a config: one sentence a field, with what to write instead. */
export const configFaults = (config: unknown): string[] => [
  ...new Set(schema.safeParse(config).error?.issues.map(({ message }) => message)),
];
