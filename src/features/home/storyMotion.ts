import { color } from '../../theme/tokens';

/** As many as key figures may have. */
const steps = [0, 1, 2, 3, 4, 5];

/** Each step and its picture have one timeline. */
const timelines = Object.fromEntries(
  steps.map((step) => [
    `& .story li:nth-of-type(${step + 1}), & [data-step="${step}"]`,
    { '--step': `--step-${step}` },
  ]),
);

/** Longhands, because the shorthand resets the timeline. */
const onScroll = (name: string) => ({
  animationName: name,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'var(--step)',
});

/**
 * The story of a home page: its line fills with the scroll, and the pictures of its steps take the place of its own, by
 * scroll-driven animations. A step begins where its top crosses the middle of the window, and ends where the next one
 * begins. Of the template, because global styles are part of every page.
 */
export const storyMotion = {
  '& .steps > div > div': { position: 'relative' },
  // On phones, below the header, as long as most of the window is left for the steps.
  '@media screen and (max-width: 599.98px) and (min-height: 600px)': {
    '& .steps': { display: 'block' },
    '& .steps ol': { marginTop: '2.5rem' },
    '& .steps > div': { display: 'contents' },
    '& .steps > div > div': {
      position: 'sticky',
      top: 60,
      zIndex: 1,
      marginInline: 'var(--bleed)',
    },
  },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (timeline-scope: --step-0) and (animation-timeline: view())': {
      '& .story': { timelineScope: steps.map((step) => `--step-${step}`).join() },
      ...timelines,
      '& .story li': { viewTimeline: 'var(--step) block 50%' },
      // The last picture stays a while.
      '& .story li:last-child': { paddingBottom: 'clamp(4rem, 20vw - 2rem, 10rem)' },
      '& .story li:nth-child(n)::before': { borderColor: color.lineStrong },
      '& .story li::after': { ...onScroll('story-point'), animationRange: 'cover 0% cover 8%' },
      '& .story li:not(:last-child) b::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0.75rem -0.5rem',
        insetInlineStart: '0.375rem',
        borderInlineStart: `3px solid ${color.signal}`,
        transformOrigin: '0 0',
        ...onScroll('story-line'),
      },
      '& .story [data-step]': {
        display: 'block',
        position: 'absolute',
        inset: 0,
        ...onScroll('story-picture'),
        // Short: half of a picture over another is none.
        animationRange: 'cover 0% cover 12%',
      },
    },
  },
  '@keyframes story-line': { from: { transform: 'scaleY(0)' } },
  '@keyframes story-point': { from: { borderColor: color.lineStrong } },
  '@keyframes story-picture': { from: { opacity: 0 } },
} as const;
