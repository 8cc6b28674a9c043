/**
 * A number or date in the site's format. Keeps the text of the static HTML on hydration, because `Intl` output differs
 * between Node and browsers.
 */
export const Formatted = ({ children }: { children: string }) => (
  <span suppressHydrationWarning>{children}</span>
);
