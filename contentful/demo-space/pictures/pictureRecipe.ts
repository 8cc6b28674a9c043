import type { ContentLocale } from '../../model/locales';

export const artKinds = [
  'contours',
  'watershed',
  'flow',
  'network',
  'strata',
  'grid',
  'queue',
  'shares',
  'columns',
  'homes',
  'sources',
  'stations',
  'trace',
  'slope',
  'route',
  'service',
  'places',
  'scene',
  'message',
  'card',
  'ledger',
  'portrait',
  'mark',
  'icon',
] as const;
export type ArtKind = (typeof artKinds)[number];

export const isArtKind = (text: string): text is ArtKind =>
  (artKinds as readonly string[]).includes(text);

/** A place on a map, in degrees. */
export type Place = { name: string; at: readonly [latitude: number, longitude: number] };

/** What a picture is drawn from. */
export type PictureRecipe = {
  art: ArtKind;
  seed: string;
  accent: string | undefined;
  /** What arts of figures draw, and the locale that they are written in. */
  figures?: readonly number[];
  /** What each figure counts, in that locale: `hours in the first rehearsal`. */
  labels?: readonly string[];
  locale?: ContentLocale;
  /** What a map shows. */
  places?: readonly Place[];
  /** The name of the place that a map is about. */
  main?: string;
  /** A map ends closer around its places, shares are larger, a card is in the middle: no page shows them as a band. */
  isClose?: boolean;
  /** What a scene shows. */
  shows?: readonly string[];
  /** How a portrait looks. */
  look?: string;
  /** A file as cameras make them, so that the space has one. */
  isPhoto?: boolean;
};
