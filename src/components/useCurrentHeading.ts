import { useEffect, type RefObject } from 'react';

/** Sets `aria-current` on the link whose heading was last in the upper third of the window. */
export const useCurrentHeading = (
  nav: RefObject<HTMLElement>,
  headings: readonly { id: string }[],
): void => {
  useEffect(() => {
    const links = nav.current?.querySelectorAll('a') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        if (seen === undefined) return;
        links.forEach((link, index) => {
          link.ariaCurrent = headings[index]?.id === seen ? 'true' : null;
        });
      },
      { rootMargin: '0px 0px -66%' },
    );
    for (const { id } of links.length > 0 ? headings : []) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [nav, headings]);
};
