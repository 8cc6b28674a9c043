type Props = Readonly<Record<string, unknown>>;

/** A React element as data: tag, props, children. Page data carries it; `ChartSection` makes elements of it. */
export type Drawing = string | readonly [tag: string, props: Props, ...children: Drawing[]];

export const draw = (
  tag: string,
  props: Props,
  ...children: readonly (Drawing | undefined)[]
): Drawing => [tag, props, ...children.filter((child) => child !== undefined)];
