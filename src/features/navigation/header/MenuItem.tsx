import { Icon } from '~/src/components/Icon';
import { LinkTo } from '~/src/components/LinkTo';
import { fill } from '~/src/i18n/fill';
import type { MenuEntry, MenuLabels } from './menuEntry';
import { menuRowQuery } from './menuRow';

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
  isSection?: boolean;
  onFollow: () => void;
};

const MenuEntryLink = ({ entry, isSection, onFollow }: MenuEntryLinkProps) => (
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
      </>
    )}
  </LinkTo>
);

const hoverOpens = (pointerType: string): boolean => pointerType === 'mouse';

/**
 * A menu item with its submenu, which opens by its button, and by hover with a mouse where the menu is a row. An item with
 * a page of its own is a link with the button beside it. The styles are in navigation.css.
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
      <li className="menu-item">
        <MenuEntryLink entry={entry} isSection onFollow={onFollow} />
      </li>
    );
  }
  const isInRow = () => window.matchMedia(menuRowQuery).matches;
  return (
    <li
      className="menu-item"
      onPointerEnter={(event) => hoverOpens(event.pointerType) && isInRow() && onToggle(true)}
      onPointerLeave={(event) => hoverOpens(event.pointerType) && isInRow() && onToggle(false)}
    >
      {entry.href && <MenuEntryLink entry={entry} isSection onFollow={onFollow} />}
      <button
        type="button"
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
      </button>
      <ul id={submenuId} data-open={isOpen}>
        {entry.children.map((child) => (
          <li key={child.title}>
            <MenuEntryLink entry={child} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  );
};
