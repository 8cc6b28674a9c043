import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '../runtime/afterPaint';
import { hasStages } from '../runtime/renderStages';
import { revealOnScroll } from '../runtime/revealOnScroll';

/**
 * What a page shows below its hero. On a page that a link leads to it renders after the next paint, as a transition, which
 * React yields; until then its place is as high as the window, so that the footer does not jump out of it.
 */
export const BelowHero = ({ children }: { children: ReactNode }) => {
  const [isShown, setIsShown] = useState(() => !hasStages());
  const isLate = useRef(!isShown);
  useEffect(() => {
    // `Page` has observed the sections of the first stage.
    if (isShown) return isLate.current ? revealOnScroll() : undefined;
    return afterPaint(() => startTransition(() => setIsShown(true)));
  }, [isShown]);
  return isShown ? children : <div style={{ minHeight: '100vh' }} />;
};
