/**
 * Sections that lie below the window come in once, when the visitor reaches them. What is in the window already stays
 * as it is, nothing moves for those who asked for less motion, and without script everything simply shows.
 * Ends with the function returned.
 */
export const revealOnScroll = (): (() => void) | undefined => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  // The observer says where sections are once the page is laid out: asking them would have it laid out at once.
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
