import { useEffect, type RefObject } from 'react';

/** Sets `aria-current` on the link of the last heading above the lower two thirds of the window; on none at the top. */
export const useCurrentHeading = (
  nav: RefObject<HTMLElement>,
  headings: readonly { id: string }[],
): void => {
  useEffect(() => {
    const links = nav.current?.querySelectorAll('a') ?? [];
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          above[isIntersecting ? 'add' : 'delete'](target);
        }
        links.forEach((link, index) => {
          link.ariaCurrent = index === above.size - 1 ? 'true' : null;
        });
      },
      // Headings above the window count too: a jump to the top passes all of them.
      { rootMargin: '999999px 0px -66%' },
    );
    for (const { id } of links.length > 0 ? headings : []) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [nav, headings]);
};
