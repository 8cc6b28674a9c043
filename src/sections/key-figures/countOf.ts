/** More marks than that are not counted at a glance. */
const mostMarks = 40;

/** The number of things that a figure such as `14 counters` or `14` counts; undefined for any other figure, and for large ones. */
export const countOf = (figure: string): number | undefined => {
  const count = Number(/^\d{1,2}(?=$|\s\p{L})/u.exec(figure)?.[0]);
  return count > 0 && count <= mostMarks ? count : undefined;
};
