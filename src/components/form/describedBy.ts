/** The ids of the problem and the help of a field, as they are there. */
export const describedBy = (
  id: string,
  problem: string | undefined,
  help: string | null | undefined,
): string | undefined =>
  [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
