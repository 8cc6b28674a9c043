import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { LinkTo } from '../../components/LinkTo';
import { media } from '../../theme/media';
import { color, layout, size, space } from '../../theme/tokens';
import { MenuItem } from './MenuItem';

export type MenuEntry = {
  readonly title: string;
  readonly href: string | null;
  readonly isExternalLink: boolean;
  readonly isOpenInNewWindow: boolean;
  readonly children: readonly Omit<MenuEntry, 'children'>[];
};

export type MenuLabels = {
  readonly mainNavigation: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly showSubmenu: string;
  readonly opensInNewWindow: string;
};

type MainMenuProps = {
  entries: readonly MenuEntry[];
  labels: MenuLabels;
  contact?: { readonly title: string; readonly href: string | null };
};

/** The menu: in a row on a desktop, in a panel behind a hamburger on a phone. */
export const MainMenu = ({ entries, labels, contact }: MainMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [openIndex, setOpenIndex] = useState<number>();
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setIsOpen(false);
    setOpenIndex(undefined);
  };

  useEffect(() => {
    if (!isOpen && openIndex === undefined) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      handleClose();
      toggle.current?.focus();
    };
    const handlePointerDown = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) handleClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [isOpen, openIndex]);

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
      <Panel id={panelId} data-open={isOpen}>
        {entries.map((entry, index) => (
          <MenuItem
            key={entry.title}
            entry={entry}
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
  [media.md]: { order: 1, flex: 1, display: 'flex', justifyContent: 'flex-end' },
});

const Toggle = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -9,
  border: 0,
  background: 'transparent',
  [media.md]: { display: 'none' },
});

const Panel = styled.ul({
  listStyle: 'none',
  [media.belowMd]: {
    position: 'fixed',
    inset: `${layout.headerHeightMobile}px 0 0`,
    overflowY: 'auto',
    padding: `${space(2)} 20px ${space(6)}`,
    background: color.paper,
    '&[data-open="false"]': { display: 'none' },
  },
  [media.md]: { display: 'flex', alignItems: 'center', gap: space(0.5), fontSize: size.meta },
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
  [media.md]: { display: 'none' },
});
