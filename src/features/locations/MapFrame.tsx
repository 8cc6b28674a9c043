import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { color, duration, ease } from '../../theme/tokens';

/** The box of the world map: land, markers and controls. */
export const MapFrame = styled.div({
  position: 'relative',
  // Wider than the column, where the window is.
  marginInline: 'max(var(--bleed), -10rem)',
  // Not `hidden`: browsers scroll such a box to a marker that gets the focus.
  overflow: 'clip',
  // Fingers scroll the page up and down; all else is for the map.
  touchAction: 'pan-y',
  // Inwards, because the map reaches the edges of the window.
  '&:focus-visible': { outlineOffset: -3 },
  '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
  // The map has the same direction in every language.
  '& > div:first-of-type': {
    position: 'relative',
    transform: 'translate(var(--x, 0), var(--y, 0)) scale(var(--zoom, 1))',
    transformOrigin: '0 0',
    transition: `transform ${duration.calm}ms ${ease}`,
  },
  '&[data-dragged] > div:first-of-type': { transition: 'none' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  // Markers keep their size while the map grows.
  '& circle': {
    fill: color.ink,
    stroke: color.paper,
    strokeWidth: 1.5,
    transform: 'scale(calc(1 / var(--zoom, 1)))',
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
  '& [data-stressed] circle': { fill: color.signal },
  // The rings of places that are not stressed are invisible: they only enlarge the target.
  '& circle[data-ring]': { fill: color.signal, fillOpacity: 0, stroke: 'none' },
  '& [data-stressed] circle[data-ring]': { fillOpacity: 0.16 },
  '& a:hover circle[data-ring], & a:focus-visible circle[data-ring]': { fillOpacity: 0.4 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible circle[data-ring]': { stroke: color.ink, strokeWidth: 3 },
  '& > div:last-of-type': {
    position: 'absolute',
    insetBlockEnd: '0.5rem',
    insetInlineEnd: '0.5rem',
    display: 'grid',
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 2,
    background: color.white,
    '@media (scripting: none)': { display: 'none' },
    // Beside each other below the tropics, where phones have no room for a column.
    [media.belowSm]: { gridAutoFlow: 'column' },
  },
  '& button': {
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'transparent',
    fontSize: '1.375rem',
    lineHeight: 1,
  },
  '& button + button': {
    borderTop: `1px solid ${color.line}`,
    [media.belowSm]: { borderTop: 0, borderInlineStart: `1px solid ${color.line}` },
  },
  '& button:hover': { background: color.mist },
  '& [aria-disabled="true"]': { color: color.lineStrong, cursor: 'default' },
});
