import type { ComponentProps } from 'react';

/** Text for screen readers only; the styles are in theme/layout.css. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span className="visually-hidden" {...props} />
);
