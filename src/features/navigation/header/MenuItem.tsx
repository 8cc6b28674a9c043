import styled from '@emotion/styled';
import { Icon } from '~/src/components/Icon';
import { LinkTo } from '~/src/components/LinkTo';
import { VisuallyHidden } from '~/src/components/VisuallyHidden';
import { fill } from '~/src/i18n/labels';
import { color, duration, size, space } from '~/src/theme/tokens';
import type { MenuEntry, MenuLabels } from './menuEntry';
import { inMenuRow, menuRowQuery } from './menuRow';

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
  isSection?: boolean;
  onFollow: () => void;
};

const MenuEntryLink = ({ entry, labels, isSection, onFollow }: MenuEntryLinkProps) => (
  <LinkTo
    link={entry.href ?? ''}
    isInNewWindow={entry.isOpenInNewWindow}
    isSection={isSection}
    onClick={onFollow}
  >
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

/**
 * A menu item with its submenu, which opens by its button, and by hover with a mouse where the menu is a row. An item with
 * a page of its own is a link with the button beside it.
 */
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
        <MenuEntryLink entry={entry} labels={labels} isSection onFollow={onFollow} />
      </Item>
    );
  }
  const isInRow = () => window.matchMedia(menuRowQuery).matches;
  return (
    <Item
      onPointerEnter={(event) => hoverOpens(event.pointerType) && isInRow() && onToggle(true)}
      onPointerLeave={(event) => hoverOpens(event.pointerType) && isInRow() && onToggle(false)}
    >
      {entry.href && <MenuEntryLink entry={entry} labels={labels} isSection onFollow={onFollow} />}
      <SubmenuButton
        data-icon-only={entry.href ? true : undefined}
        aria-expanded={isOpen}
        aria-controls={submenuId}
        aria-label={entry.href ? fill(labels.showSubmenu, { title: entry.title }) : undefined}
        onClick={(event) => {
          // A mouse has opened it by hover, so only keyboard and touch toggle it.
          const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
          onToggle(isMouse && isInRow() ? true : !isOpen);
        }}
      >
        {!entry.href && entry.title}
        <Icon name="chevron" size={16} />
      </SubmenuButton>
      <Submenu id={submenuId} data-open={isOpen}>
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
  flex: 1,
  minHeight: 52,
  border: 0,
  background: 'transparent',
  fontSize: size.h4,
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  // Labels break only where a visitor has set wider text than ours.
  [inMenuRow]: {
    flex: '0 1 auto',
    minHeight: 44,
    padding: `0 ${space(1)}`,
    fontSize: size.small,
    fontWeight: 500,
  },
} as const;

const underlined = {
  textDecoration: 'underline',
  textDecorationColor: color.signal,
  textDecorationThickness: 2,
} as const;

const Item = styled.li({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: `1px solid ${color.line}`,
  '& > a': line,
  '& > a[aria-current]': { boxShadow: `inset 3px 0 ${color.signal}`, paddingLeft: space(1.5) },
  [inMenuRow]: {
    flexWrap: 'nowrap',
    borderBottom: 0,
    '& > a:hover': underlined,
    // The bar stands on the line below the header.
    '& > a[aria-current]': { boxShadow: 'none', paddingLeft: space(1) },
    '& > a[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space(1),
      bottom: -1,
      height: 3,
      background: color.signal,
    },
    '@media (scripting: none)': {
      '&:hover > ul, &:focus-within > ul': { display: 'block' },
    },
  },
});

const SubmenuButton = styled.button({
  ...line,
  justifyContent: 'space-between',
  padding: 0,
  '& > svg': { transition: `transform ${duration.quick}ms` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&[data-icon-only]': {
    flex: 'none',
    justifyContent: 'center',
    width: 52,
    [inMenuRow]: { width: 26, marginLeft: `-${space(1)}`, padding: 0 },
  },
});

const Submenu = styled.ul({
  listStyle: 'none',
  width: '100%',
  paddingBottom: space(2),
  '&[data-open="false"]': { display: 'none' },
  '& a': { display: 'block', paddingBlock: space(1.25), textDecoration: 'none' },
  '& a:hover': underlined,
  '& a[aria-current]': { color: color.signalText, fontWeight: 600 },
  [inMenuRow]: {
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
