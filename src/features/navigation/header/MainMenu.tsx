import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '~/src/components/Icon';
import { LinkTo } from '~/src/components/LinkTo';
import { afterPaint } from '~/src/runtime/afterPaint';
import type { MenuEntry, MenuLabels } from './menuEntry';
import { MenuItem } from './MenuItem';
import { menuRowQuery } from './menuRow';
import { useFocusTrap } from './useFocusTrap';

/** Not from `useId`: each slice is rendered as its own root, so ids would collide. */
const panelId = 'main-menu';

type MainMenuProps = {
  entries: readonly MenuEntry[];
  labels: MenuLabels;
  contact?: { readonly title: string; readonly href: string | null };
};

/**
 * The main menu: a row where it fits, elsewhere a side panel behind a hamburger button. The panel traps the focus and
 * closes by its button, Escape, a click outside, or a navigation. The styles are in navigation.css.
 */
export const MainMenu = ({ entries, labels, contact }: MainMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [openIndex, setOpenIndex] = useState<number>();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const handleClose = useCallback(() => {
    setIsOpen(false);
    setOpenIndex(undefined);
  }, []);

  const handleShade = () => {
    handleClose();
    toggle.current?.focus();
  };

  useEffect(() => {
    if (!isOpen && openIndex === undefined) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const submenuButton =
        document.activeElement?.closest('li li')?.parentElement?.previousElementSibling;
      handleClose();
      if (isOpen) toggle.current?.focus();
      else if (submenuButton instanceof HTMLElement) submenuButton.focus();
    };
    const handlePointerDown = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) handleClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    window.addEventListener('popstate', handleClose);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
      window.removeEventListener('popstate', handleClose);
    };
  }, [isOpen, openIndex, handleClose]);

  useFocusTrap(nav, isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // A wider window shows the menu as a row, so the panel closes.
    const row = window.matchMedia(menuRowQuery);
    const { style } = document.documentElement;
    // After the panel has been painted: the whole page is laid out again.
    const cancel = afterPaint(() => (style.overflow = 'hidden'));
    row.addEventListener('change', handleClose);
    return () => {
      cancel();
      afterPaint(() => style.removeProperty('overflow'));
      row.removeEventListener('change', handleClose);
    };
  }, [isOpen, handleClose]);

  // The same elements while the panel opens and closes, so that React does not render them again.
  const items = useMemo(
    () =>
      entries.map((entry, index) => (
        <MenuItem
          key={entry.title}
          entry={entry}
          submenuId={`${panelId}-${index + 1}`}
          labels={labels}
          isOpen={openIndex === index}
          onToggle={(shouldOpen) => setOpenIndex(shouldOpen ? index : undefined)}
          onFollow={handleClose}
        />
      )),
    [entries, labels, openIndex, handleClose],
  );

  return (
    <nav
      className="main-menu"
      ref={nav}
      aria-label={labels.mainNavigation}
      // An open submenu would cover what gets the focus next. The panel traps the focus, and closes by a click beside it.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) handleClose();
      }}
    >
      <button
        className="main-menu-toggle"
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? labels.closeMenu : labels.openMenu}
        onClick={() => (isOpen ? handleClose() : setIsOpen(true))}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={26} />
      </button>
      {isOpen && <div className="main-menu-shade" role="presentation" onClick={handleShade} />}
      <ul id={panelId} data-open={isOpen}>
        {items}
        {contact?.href && (
          <li className="main-menu-contact">
            <LinkTo link={contact.href} onClick={handleClose}>
              {contact.title}
            </LinkTo>
          </li>
        )}
      </ul>
    </nav>
  );
};
