import type { ComponentProps } from 'react';

// Gatsby compiles queries away and needs its router for links; a component test needs neither.
export const graphql = (): undefined => undefined;
export const withPrefix = (path: string): string => path;
export const Link = ({
  to,
  getProps,
  ...props
}: ComponentProps<'a'> & { to: string; getProps?: () => object }) => (
  <a href={to} {...props} {...getProps?.()} />
);
