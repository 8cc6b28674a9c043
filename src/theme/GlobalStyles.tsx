import { css, Global } from '@emotion/react';
import { media } from './media';
import { color, duration, ease, font, layout, size } from './tokens';

const styles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: layout.headerHeightMobile + 16,
    [media.md]: { scrollPaddingTop: layout.headerHeight + 16 },
  },
  body: {
    margin: 0,
    background: color.paper,
    color: color.ink,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.55,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4': {
    margin: 0,
    fontFamily: font.display,
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  h1: { fontSize: size.h1, lineHeight: 1, letterSpacing: '-0.035em' },
  h2: { fontSize: size.h2 },
  h3: { fontSize: size.h3, lineHeight: 1.15 },
  h4: { fontSize: size.h4, lineHeight: 1.25, letterSpacing: '-0.01em' },
  'p, ul, ol, dl, figure, blockquote': { margin: 0 },
  'ul, ol': { padding: 0 },
  p: { textWrap: 'pretty' },
  'img, svg, video': { maxWidth: '100%' },
  // A word that is wider than its column breaks, and makes no column wider; tables scroll by themselves instead.
  main: { overflowWrap: 'anywhere' },
  'main table': { overflowWrap: 'break-word' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  ':focus-visible': { outline: `3px solid ${color.signal}`, outlineOffset: 3 },
  '::selection': { background: color.ink, color: color.paper },
  '@media screen': {
    '[data-entering="later"]': { opacity: 0, transform: 'translateY(1.5rem)' },
    '[data-entering="now"]': {
      transition: `opacity ${duration.calm}ms ${ease}, transform ${duration.calm}ms ${ease}`,
    },
  },
  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  [media.print]: {
    body: { background: '#fff', color: '#000', fontSize: '11pt' },
    'nav, dialog, button, video': { display: 'none !important' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em' },
  },
});

/** Styles of bare elements, the same on every page. */
export const GlobalStyles = () => <Global styles={styles} />;
