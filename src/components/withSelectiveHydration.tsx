import { createElement, memo, Suspense, type ComponentType } from 'react';

/**
 * Puts a component into a `Suspense` boundary: React hydrates it in tasks of its own after what is around it, or at once when a
 * visitor uses it. For what is long or far down; `memo` keeps updates from a boundary that is not hydrated yet, which React
 * would render from nothing.
 *
 * Revealing on scroll may set an attribute of its sections before it is hydrated: they need `suppressHydrationWarning`.
 *
 * @param Content its props must stay the same while the page does, such as the data of a page.
 */
export const withSelectiveHydration = <Props extends object>(Content: ComponentType<Props>) => {
  const SelectivelyHydrated = memo((props: Props) => (
    <Suspense>{createElement(Content, props)}</Suspense>
  ));
  SelectivelyHydrated.displayName = `withSelectiveHydration(${Content.displayName ?? Content.name})`;
  return SelectivelyHydrated;
};
