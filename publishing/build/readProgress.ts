/** What a line of Gatsby's output means to an editor, in the order of a build. */
const phases: readonly [RegExp, string][] = [
  [/compile gatsby files|load gatsby config/, 'Starting'],
  [/Contentful:|source and transform/, 'Fetching content'],
  [/building schema|createPages|extract queries/, 'Planning pages'],
  [/JavaScript and CSS|HTML renderer|Webpack/, 'Preparing scripts'],
  [/run (?:page|static|queries)|Merge worker/, 'Reading pages'],
  [/static HTML|slice|stitching/, 'Writing pages'],
  [/onPostBuild/, 'Compressing'],
];

/** The phase that a line of output tells of. */
export const readProgress = (line: string): string | undefined =>
  phases.find(([pattern]) => pattern.test(line))?.[1];

// eslint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;?]*[A-Za-z]/g;

export const withoutEscapes = (text: string): string => text.replace(escapes, '');
