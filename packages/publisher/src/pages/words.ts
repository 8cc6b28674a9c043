const seconds = (milliseconds: number): string => {
  const value = Math.max(0, milliseconds) / 1000;
  if (value < 10) return `${value.toFixed(1)} s`;
  if (value < 120) return `${Math.round(value)} s`;
  if (value < 7200) return `${Math.round(value / 60)} min`;
  return `${Math.round(value / 3600)} h`;
};

export const took = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '–' : seconds(milliseconds);

export const ago = (time: number, now: number): string => `${seconds(now - time)} ago`;

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
