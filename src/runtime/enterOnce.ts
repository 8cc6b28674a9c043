/**
 * Sections that lie below the window come in once, when the visitor reaches them. What is in the window already stays
 * as it is, nothing moves for those who asked for less motion, and without script everything simply shows.
 * Ends with the function returned.
 */
export const enterOnce = (): (() => void) | undefined => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('data-entering', 'now');
    }
  });
  for (const section of document.querySelectorAll('main section')) {
    const isBelow = section.getBoundingClientRect().top > window.innerHeight;
    if (!isBelow || section.parentElement?.closest('section')) continue;
    section.setAttribute('data-entering', 'later');
    observer.observe(section);
  }
  return () => observer.disconnect();
};
