import { z } from 'zod';

/** Who can remove a problem: an editor, whoever runs the site, the space (it may pass by itself), a developer. */
export const problemCategories = ['content', 'settings', 'space', 'code', 'unknown'] as const;

/** A problem that fails a build, as data, in the same form from its source to the status page. */
export const buildProblem = z.object({
  /** Names the kind to programs: `content.slug`, `settings`, `gatsby.85923`. */
  id: z.string(),
  category: z.enum(problemCategories).catch('unknown'),
  /** What is wrong, and where, for people. */
  text: z.string(),
  /** What to do about it. */
  fix: z.string().optional(),
  /** The entry that has to change. */
  entry: z.object({ id: z.string(), name: z.string(), type: z.string().optional() }).optional(),
  /** The id of its field. */
  field: z.string().optional(),
  /** The environment variable that has to change. */
  variable: z.string().optional(),
  /** The page that cannot be made. */
  path: z.string().optional(),
  /** The source file that has to change. */
  file: z.string().optional(),
  /** Counts from 1. */
  line: z.number().optional(),
});

export type BuildProblem = z.infer<typeof buildProblem>;

/** A problem in one line for people: what is wrong, then what to do. */
export const problemLine = ({ text, fix }: Pick<BuildProblem, 'text' | 'fix'>): string =>
  fix === undefined ? text : `${text} ${fix}`;

/** An error whose causes are data; `message` has the same for people. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(
    readonly problems: readonly BuildProblem[],
    message = problems.map(problemLine).join('\n'),
  ) {
    super(message);
  }
}
