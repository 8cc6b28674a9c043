import styled from '@emotion/styled';
import { Icon } from '../../../components/Icon';
import { LinkTo } from '../../../components/LinkTo';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { fill } from '../../../i18n/labels';
import { media } from '../../../theme/media';
import { color, duration, size, space } from '../../../theme/tokens';
import type { MenuEntry, MenuLabels } from './menuEntry';

type MenuItemProps = {
  entry: MenuEntry;
  /** The id of the submenu. */
  submenuId: string;
  labels: MenuLabels;
  isOpen: boolean;
  onToggle: (shouldOpen: boolean) => void;
  onFollow: () => void;
};

type MenuEntryLinkProps = {
  entry: Omit<MenuEntry, 'children'>;
  labels: MenuLabels;
  onFollow: () => void;
};

const MenuEntryLink = ({ entry, labels, onFollow }: MenuEntryLinkProps) => (
  <LinkTo link={entry.href ?? ''} isInNewWindow={entry.isOpenInNewWindow} onClick={onFollow}>
    {entry.title}
    {entry.isOpenInNewWindow && (
      <>
        {' '}
        <Icon name="arrowOut" size={14} />
        <VisuallyHidden>({labels.opensInNewWindow})</VisuallyHidden>
      </>
    )}
  </LinkTo>
);

const hoverOpens = (pointerType: string): boolean => pointerType === 'mouse';

/** A menu item with its submenu, which opens by click, and by hover with a mouse on desktop. */
export const MenuItem = ({
  entry,
  submenuId,
  labels,
  isOpen,
  onToggle,
  onFollow,
}: MenuItemProps) => {
  if (entry.children.length === 0) {
    return (
      <Item>
        <MenuEntryLink entry={entry} labels={labels} onFollow={onFollow} />
      </Item>
    );
  }
  const isDesktop = () => window.matchMedia('(min-width: 960px)').matches;
  return (
    <Item
      onPointerEnter={(event) => hoverOpens(event.pointerType) && isDesktop() && onToggle(true)}
      onPointerLeave={(event) => hoverOpens(event.pointerType) && isDesktop() && onToggle(false)}
    >
      <SubmenuButton
        aria-expanded={isOpen}
        aria-controls={submenuId}
        aria-label={entry.href ? fill(labels.showSubmenu, { title: entry.title }) : undefined}
        onClick={(event) => {
          // A mouse has opened it by hover, so only keyboard and touch toggle it.
          const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
          onToggle(isMouse && isDesktop() ? true : !isOpen);
        }}
      >
        {entry.title}
        <Icon name="chevron" size={16} />
      </SubmenuButton>
      <Submenu id={submenuId} data-open={isOpen}>
        {entry.href && (
          <li>
            <MenuEntryLink entry={entry} labels={labels} onFollow={onFollow} />
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.title}>
            <MenuEntryLink entry={child} labels={labels} onFollow={onFollow} />
          </li>
        ))}
      </Submenu>
    </Item>
  );
};

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 52,
  border: 0,
  background: 'transparent',
  fontSize: size.h4,
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  [media.md]: {
    width: 'auto',
    minHeight: 44,
    padding: `0 ${space(1.25)}`,
    fontSize: size.meta,
    fontWeight: 500,
  },
} as const;

const Item = styled.li({
  position: 'relative',
  borderBottom: `1px solid ${color.line}`,
  '& > a': line,
  [media.md]: {
    borderBottom: 0,
    '& > a:hover': {
      textDecoration: 'underline',
      textDecorationColor: color.signal,
      textDecorationThickness: 2,
    },
  },
});

const SubmenuButton = styled.button({
  ...line,
  justifyContent: 'space-between',
  padding: 0,
  '& > svg': { transition: `transform ${duration.quick}ms` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const Submenu = styled.ul({
  listStyle: 'none',
  paddingBottom: space(2),
  '&[data-open="false"]': { display: 'none' },
  '& a': { display: 'block', paddingBlock: space(1.25), textDecoration: 'none' },
  '& a:hover': {
    textDecoration: 'underline',
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
  },
  [media.md]: {
    position: 'absolute',
    top: '100%',
    left: `-${space(1)}`,
    width: 'max-content',
    minWidth: 240,
    maxWidth: 340,
    padding: `${space(1.5)} ${space(2.25)}`,
    background: color.paper,
    border: `1px solid ${color.line}`,
    borderTop: `2px solid ${color.signal}`,
  },
});
