/** A skip link to the main content; the styles are in navigation.css. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className="skip-link" href="#content">
    {children}
  </a>
);
