/** The value that a share of the numbers does not exceed. */
export const percentile = (numbers: readonly number[], share: number): number | undefined => {
  const inOrder = [...numbers].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)];
};
