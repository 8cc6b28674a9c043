import { useEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '~/src/runtime/afterPaint';

/** The siblings of an element and of its ancestors: the rest of the page. */
const outside = (element: Element): Element[] => {
  const found: Element[] = [];
  let inner = element;
  while (inner !== document.body && inner.parentElement) {
    const { parentElement } = inner;
    for (const child of parentElement.children) if (child !== inner) found.push(child);
    inner = parentElement;
  }
  return found.filter((other) => !other.hasAttribute('inert'));
};

/**
 * Traps the focus in an element while `isOn`, by making the rest of the page inert. That changes the style of the whole page,
 * so it starts and ends after the element has been painted.
 */
export const useFocusTrap = (ref: RefObject<Element>, isOn: boolean): void => {
  const release = useRef<() => void>();
  useEffect(() => {
    const element = ref.current;
    if (!isOn || !element) return;
    // The trap before this one may not have ended yet.
    release.current?.();
    let others: readonly Element[] = [];
    const cancel = afterPaint(() => {
      others = outside(element);
      for (const other of others) other.setAttribute('inert', '');
    });
    return () => {
      cancel();
      release.current = () => {
        for (const other of others) other.removeAttribute('inert');
        others = [];
      };
      afterPaint(release.current);
    };
  }, [ref, isOn]);
};
