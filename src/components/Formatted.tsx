/**
 * A number or date in the site's own format. What was written when the page was built stays, also in browsers whose
 * formats differ by a space.
 */
export const Formatted = ({ children }: { children: string }) => (
  <span suppressHydrationWarning>{children}</span>
);
