const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  arrowOut: 'M7 17 17 7M9 7h8v8',
  back: 'M20 12H5M11 6l-6 6 6 6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 8h16M4 16h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  check: 'm5 12 5 5L19 7',
} as const;

export type IconName = keyof typeof paths;

/** Names of icons that point where reading goes or comes from, mirrored in pages from right to left. */
const directional = /^(?:arrow|back)/;

/** A line icon in the current text colour, hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="square"
    style={{ flex: 'none' }}
    data-mirrored={directional.test(name) || undefined}
  >
    <path d={paths[name]} />
  </svg>
);
