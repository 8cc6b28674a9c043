const paths = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15 8.5a5 5 0 0 1 0 7M17.5 6a8.5 8.5 0 0 1 0 12',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  captions: 'M3 5.5h18v13H3zM10.5 10.7a2 2 0 1 0 0 2.6M17 10.7a2 2 0 1 0 0 2.6',
  captionsOff: 'M3 5.5h18v13H3zM4 20 20 4',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  window: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

export type PlayerIconName = keyof typeof paths;

const isSolid = (name: PlayerIconName): boolean => name === 'play' || name === 'pause';

/** An icon of the video controls in the current text colour, hidden from screen readers. */
export const PlayerIcon = ({ name, size = 24 }: { name: PlayerIconName; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isSolid(name) ? 'currentColor' : 'none'}
    stroke={isSolid(name) ? 'none' : 'currentColor'}
    strokeWidth={1.75}
  >
    <path d={paths[name]} />
  </svg>
);
