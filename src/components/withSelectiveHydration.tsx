import { createElement, memo, Suspense, type ComponentType } from 'react';

/**
 * Wraps a component in a `Suspense` boundary for selective hydration: React hydrates it in separate tasks after the
 * surrounding page, or first if the visitor interacts with it. `memo` prevents updates before hydration, on which React
 * would discard the HTML and render on the client.
 *
 * Reveal on scroll may set an attribute of its sections before hydration: they need `suppressHydrationWarning`.
 *
 * @param Content must get constant props while the page is shown, such as page data.
 */
export const withSelectiveHydration = <Props extends object>(Content: ComponentType<Props>) => {
  const SelectivelyHydrated = memo((props: Props) => (
    <Suspense>{createElement(Content, props)}</Suspense>
  ));
  SelectivelyHydrated.displayName = `withSelectiveHydration(${Content.displayName ?? Content.name})`;
  return SelectivelyHydrated;
};
