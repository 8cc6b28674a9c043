import type { Art } from './art';
import { contours } from './contours';
import { card } from './card';
import { darkTheme } from './darkTheme';
import { figureArts, isFigureArt } from './figureArts';
import { flow } from './flow';
import { grid } from './grid';
import { icon } from './icon';
import { ledger } from './ledger';
import { mark } from './mark';
import { message } from './message';
import { network } from './network';
import { colors, pickPortraitScheme, pickScheme } from './palette';
import type { Scheme } from './palette';
import { pictureFormat } from './pictureFormat';
import type { ArtKind, PictureRecipe } from './pictureRecipe';
import { places as drawPlaces } from './places';
import { portrait } from './portrait';
import { seededRandom, type Random } from './random';
import { scene } from './scene';
import { serviceArt } from './serviceArts';
import { strata } from './strata';
import { svgFile, type Size } from './svg';
import { watershed } from './watershed';

const fields: Partial<Record<ArtKind, Art>> = { contours, watershed, flow, network, strata, grid };

const plainScheme = (accent: string | undefined): Scheme => ({
  ground: 'none',
  line: colors.ink,
  soft: colors.moss,
  front: colors.ink,
  tones: [colors.mist, colors.sky, colors.moss],
  accent: accent ?? colors.signal,
  isDark: false,
});

/** The inside of a picture of a kind whose colours `pickScheme` picks. */
const drawBody = (
  { art, seed, figures = [], labels = [], locale, places, main, isClose, shows }: PictureRecipe,
  random: Random,
  scheme: Scheme,
  size: Size,
): string => {
  const drawFigures = figureArts[art];
  if (drawFigures) {
    const write = (index: number, format?: Intl.NumberFormatOptions, part?: 'figure' | 'label'): string =>
      [part !== 'label' && figures[index]?.toLocaleString(locale, format), part !== 'figure' && labels[index]]
        .filter(Boolean)
        .join(' ');
    return drawFigures(figures, scheme, size, write, isClose);
  }
  if (art === 'service') return serviceArt(random, scheme, seed);
  if (art === 'message') return message(labels, scheme);
  if (art === 'card') return card(labels, scheme, size, isClose);
  if (art === 'ledger') return ledger(labels, scheme, size);
  if (places) return drawPlaces(places, scheme, size, { isClose, texts: labels, main });
  if (shows) return scene(random, scheme, size, shows, figures);
  return fields[art]?.(random, scheme, size) ?? '';
};

/** Draws a picture as SVG text. The same recipe always gives the same text. */
export const drawPicture = (recipe: PictureRecipe): string => {
  const { art, seed, accent, look, isPhoto } = recipe;
  const random = seededRandom(`${art}/${seed}`);
  const size = pictureFormat(art, isPhoto);
  if (art === 'icon') return svgFile(size, undefined, icon(random, accent ?? colors.ink, seed));
  if (art === 'mark') return svgFile(size, undefined, mark(random, plainScheme(accent), look));
  if (art === 'portrait') {
    const scheme = pickPortraitScheme(random, accent);
    return svgFile(size, scheme.ground, portrait(random, scheme, size, look));
  }
  // Key plays and investors have figures or scenes at their head, home pages rivers.
  const isOnBand = isFigureArt(art) || art === 'scene' || art === 'watershed';
  const scheme = pickScheme(random, accent, { isOnBand });
  const body = drawBody(recipe, random, scheme, size);
  return svgFile(size, scheme.ground, body, darkTheme(scheme, body));
};
