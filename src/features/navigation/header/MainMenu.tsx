import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/src/components/Icon';
import { LinkTo } from '~/src/components/LinkTo';
import { media } from '~/src/theme/media';
import { color, layout, size, space } from '~/src/theme/tokens';
import type { MenuEntry, MenuLabels } from './menuEntry';
import { MenuItem } from './MenuItem';
import { inMenuPanel, inMenuRow, menuRowQuery } from './menuRow';
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
 * closes by its button, Escape, a click outside, or a navigation.
 */
export const MainMenu = ({ entries, labels, contact }: MainMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [openIndex, setOpenIndex] = useState<number>();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setIsOpen(false);
    setOpenIndex(undefined);
  };

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
  }, [isOpen, openIndex]);

  useFocusTrap(nav, isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // A wider window shows the menu as a row, so the panel closes.
    const row = window.matchMedia(menuRowQuery);
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    row.addEventListener('change', handleClose);
    return () => {
      document.documentElement.style.overflow = overflow;
      row.removeEventListener('change', handleClose);
    };
  }, [isOpen]);

  return (
    <Nav ref={nav} aria-label={labels.mainNavigation}>
      <Toggle
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? labels.closeMenu : labels.openMenu}
        onClick={() => (isOpen ? handleClose() : setIsOpen(true))}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={26} />
      </Toggle>
      {isOpen && <Shade onClick={handleShade} />}
      <Panel id={panelId} data-open={isOpen}>
        {entries.map((entry, index) => (
          <MenuItem
            key={entry.title}
            entry={entry}
            submenuId={`${panelId}-${index + 1}`}
            labels={labels}
            isOpen={openIndex === index}
            onToggle={(shouldOpen) => setOpenIndex(shouldOpen ? index : undefined)}
            onFollow={handleClose}
          />
        ))}
        {contact?.href && (
          <ContactItem>
            <LinkTo link={contact.href} onClick={handleClose}>
              {contact.title}
            </LinkTo>
          </ContactItem>
        )}
      </Panel>
    </Nav>
  );
};

const Nav = styled.nav({
  order: 2,
  [inMenuRow]: {
    order: 1,
    flex: 1,
    alignSelf: 'stretch',
    display: 'flex',
    justifyContent: 'flex-end',
  },
});

const Toggle = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -9,
  border: 0,
  background: 'transparent',
  [inMenuRow]: { display: 'none' },
});

const Panel = styled.ul({
  listStyle: 'none',
  [inMenuPanel]: {
    position: 'fixed',
    inset: `${layout.headerHeightMobile}px 0 0 auto`,
    width: 'min(100vw - 48px, 400px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space(2)} 20px ${space(6)}`,
    background: color.paper,
    '&[data-open="false"]': { display: 'none' },
    [media.md]: { top: layout.headerHeight, paddingInline: space(5) },
  },
  [inMenuRow]: {
    display: 'flex',
    alignItems: 'stretch',
    gap: space(0.5),
    fontSize: size.small,
  },
});

const Shade = styled.div({
  position: 'fixed',
  inset: `${layout.headerHeightMobile}px 0 0`,
  background: 'rgba(20, 33, 29, 0.55)',
  [media.md]: { top: layout.headerHeight },
  [inMenuRow]: { display: 'none' },
});

const ContactItem = styled.li({
  marginTop: space(4),
  '& a': {
    display: 'block',
    padding: space(2),
    background: color.ink,
    color: color.paper,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  },
  // The tools of the header have this link from here on.
  [media.md]: { display: 'none' },
  [inMenuRow]: { display: 'none' },
});
