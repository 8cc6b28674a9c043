import { z } from 'zod';

/** Who can fix a problem: an editor, an operator, Contentful (the error may be transient), or a developer. */
export const problemCategories = ['content', 'settings', 'space', 'code', 'unknown'] as const;

/** A problem that fails a build. The build, its events and the status page share this schema. */
export const buildProblem = z.object({
  /** Machine-readable kind: `content.slug`, `settings`, `gatsby.85923`. */
  id: z.string(),
  category: z.enum(problemCategories).catch('unknown'),
  /** Human-readable description and location. */
  text: z.string(),
  /** What to do about it. */
  fix: z.string().optional(),
  /** The entry that has to change. */
  entry: z.object({ id: z.string(), name: z.string(), type: z.string().optional() }).optional(),
  /** The id of its field. */
  field: z.string().optional(),
  /** The environment variable that has to change. */
  variable: z.string().optional(),
  /** The page that cannot be built. */
  path: z.string().optional(),
  /** The source file that has to change. */
  file: z.string().optional(),
  /** Counts from 1. */
  line: z.number().optional(),
});

export type BuildProblem = z.infer<typeof buildProblem>;

/** Human-readable description of a problem, followed by its fix. */
export const problemLine = ({ text, fix }: Pick<BuildProblem, 'text' | 'fix'>): string =>
  fix === undefined ? text : `${text} ${fix}`;
