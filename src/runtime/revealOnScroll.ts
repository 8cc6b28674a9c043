/**
 * Animates sections below the viewport once, when they are scrolled into view. Does nothing with reduced motion, and
 * without script all sections are visible. Returns a function that stops it.
 */
export const revealOnScroll = (): (() => void) | undefined => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  // An observer reports positions after layout; reading them would force a synchronous layout.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isBelow = boundingClientRect.top > window.innerHeight;
      const isLater = target.hasAttribute('data-entering');
      if (isBelow && !isIntersecting) {
        if (!isLater) target.setAttribute('data-entering', 'later');
        continue;
      }
      if (!isLater) observer.unobserve(target);
      else if (isIntersecting) {
        observer.unobserve(target);
        target.setAttribute('data-entering', 'now');
      }
    }
  });
  for (const section of document.querySelectorAll('main section')) {
    if (!section.parentElement?.closest('section')) observer.observe(section);
  }
  return () => observer.disconnect();
};
