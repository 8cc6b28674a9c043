import { linkTo } from '../../model/export/exportSys';
import type { Link } from '../../model/export/exportFormat';
import { isContentLocale } from '../../model/locales';
import type { ContentLocale } from '../../model/locales';
import { readChapters } from './chapters';
import { artKinds, isArtKind, type ArtKind, type Place } from '../pictures/pictureRecipe';
import type { AssetDrafts } from './assetDraft';
import { isFigureArt } from '../pictures/figureArts';
import { isMark } from '../pictures/mark';
import { isLook } from '../pictures/portrait';
import { sceneNames } from '../pictures/scene';
import { videoNames } from '../videos/videoFiles';
import { fitId } from './entryId';
import { commaHint, suggestion } from './fieldNames';
import type { Problems } from './problems';
import { textOf, type Source, type SourceMap } from './source';

export type AssetContext = { assets: AssetDrafts; problems: Problems; locale: ContentLocale };

/** A text that may be written once, in the file's language, or in several. */
const readTexts = (
  map: SourceMap,
  key: string,
  { locale, problems }: AssetContext,
): Map<ContentLocale, string> => {
  const source = map.entries.get(key);
  const texts = new Map<ContentLocale, string>();
  if (source?.kind === 'map') {
    for (const [code, value] of source.entries) {
      if (isContentLocale(code) && value.kind === 'scalar') texts.set(code, String(value.value));
      else problems.add(value, `${key} takes texts by language (en, fr, pt, es), not "${code}"`);
    }
  } else {
    const text = textOf(map, key);
    if (text) texts.set(locale, text);
  }
  return texts;
};

const known = { art: ['art', 'seed', 'alt', 'accent', 'figures', 'labels', 'places', 'main', 'close', 'shows', 'look', 'photo'], document: ['document', 'title', 'chapters'], video: ['video', 'alt'] };
const words = { art: 'a picture', document: 'a document', video: 'a video' };

const checkKeys = (map: SourceMap, kind: keyof typeof known, problems: Problems) => {
  for (const [key, value] of map.entries) {
    if (known[kind].includes(key)) continue;
    const hint = commaHint(key, value) || suggestion(key, known[kind]);
    problems.add(value, `${words[kind]} has no "${key}"${hint}; it has ${known[kind].join(', ')}`);
  }
};

/** The plain values of a list, without its lists and maps. */
const scalarsOf = (map: SourceMap, key: string): unknown[] => {
  const source = map.entries.get(key);
  if (source?.kind !== 'list') return [];
  return source.items.flatMap((item) => (item.kind === 'scalar' ? [item.value] : []));
};

/** Figures that are no numbers are left out, and those that are not positive, for which only a slope has a place. */
const readFigures = (map: SourceMap, art: ArtKind): number[] =>
  scalarsOf(map, 'figures').filter(
    (value): value is number => typeof value === 'number' && (value > 0 || art === 'slope'),
  );

const readLabels = (map: SourceMap): string[] => scalarsOf(map, 'labels').filter(Boolean).map(String);

/** Places by name: `{ Chicago: [41.88, -87.63] }`. Others than two numbers are left out. */
const readPlaces = (map: SourceMap): Place[] => {
  const source = map.entries.get('places');
  if (source?.kind !== 'map') return [];
  return [...source.entries.keys()].flatMap((name) => {
    const [latitude, longitude] = scalarsOf(source, name).map(Number);
    return latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)
      ? []
      : [{ name, at: [latitude, longitude] as const }];
  });
};

/** Characters that fit across a picture, above the marks of a figure. */
const longestLine = 32;

/** Arts whose labels are lines of one text. */
const linedArts: readonly ArtKind[] = ['message', 'card', 'ledger'];

/** What is wrong with the labels of a picture; undefined where it has none. */
const labelFaults = (art: ArtKind, labels: readonly string[] | undefined, figures: readonly number[], places: readonly Place[]): string[] => {
  if (linedArts.includes(art)) return labels?.length ? [] : [`a ${art} needs its lines as labels`];
  if (!labels) return [];
  if (art === 'places') return labels.length === places.length ? [] : ['labels stand below the names of places, so there must be one for each'];
  // Lines of a queue are above each other, homes and sources have one; the others share the width. Those of shares, traces and
  // routes become smaller to fit.
  const shared = ['shares', 'trace', 'route'].includes(art) ? longestLine * 1.5 : longestLine;
  const longest = ['queue', 'homes', 'sources'].includes(art) ? longestLine : Math.floor(shared / figures.length);
  const long = labels.find((text, at) => `${figures[at]} ${text}`.length > longest);
  return [
    ...(labels.length === figures.length ? [] : ['labels say what the figures count, so there must be one for each figure']),
    ...(long === undefined
      ? []
      : [`the label "${long}" is too long: with its figure it may have ${longest} characters`]),
  ];
};

const readPicture = (map: SourceMap, label: string, context: AssetContext): string | undefined => {
  const { problems, assets } = context;
  checkKeys(map, 'art', problems);
  const art = textOf(map, 'art') ?? '';
  const seed = textOf(map, 'seed');
  const accent = textOf(map, 'accent');
  const alt = readTexts(map, 'alt', context);
  if (!isArtKind(art)) {
    problems.add(map, `${label}: there is no art "${art}"; write one of ${artKinds.join(', ')}`);
    return undefined;
  }
  if (!seed) {
    problems.add(map, `${label}: the picture needs a seed, any text of its own`);
    return undefined;
  }
  if (accent && !/^#[0-9a-f]{6}$/i.test(accent)) {
    problems.add(map, `${label}: accent must be six hexadecimal digits in quotes, such as '#1F6F5C'`);
  }
  if (alt.size === 0 && !['portrait', 'mark', 'icon'].includes(art)) {
    problems.add(map, `${label}: the picture needs alt, what it shows`);
  }
  const figures = readFigures(map, art);
  if (art !== 'scene' && isFigureArt(art) !== figures.length > 0) {
    problems.add(
      map,
      isFigureArt(art)
        ? `${label}: the art "${art}" needs figures, such as [128, 51]`
        : `${label}: the art "${art}" takes no figures`,
    );
    return undefined;
  }
  const places = readPlaces(map);
  if ((art === 'places') !== places.length > 1) {
    problems.add(
      map,
      art === 'places'
        ? `${label}: the art "places" needs two places at least, such as { Chicago: [41.88, -87.63], Denver: [39.74, -104.99] }`
        : `${label}: the art "${art}" takes no places`,
    );
    return undefined;
  }
  const shows = scalarsOf(map, 'shows').map(String);
  const unknown = shows.filter((name) => !sceneNames.includes(name));
  if ((art === 'scene') !== shows.length > 0 || unknown.length > 0) {
    problems.add(
      map,
      art === 'scene'
        ? `${label}: a scene shows some of ${sceneNames.join(', ')}, such as [field, elevator, trucks]`
        : `${label}: the art "${art}" takes no shows`,
    );
    return undefined;
  }
  const labels = readLabels(map);
  for (const fault of labelFaults(art, map.entries.has('labels') ? labels : undefined, figures, places)) {
    problems.add(map, `${label}: ${fault}`);
  }
  const mainPlace = textOf(map, 'main');
  if (mainPlace && !places.some(({ name }) => name === mainPlace)) problems.add(map, `${label}: main is the name of one of the places`);
  const look = textOf(map, 'look');
  const isKnown = { portrait: isLook, mark: isMark }[art as string] ?? (() => false);
  if (look && !isKnown(look)) {
    problems.add(map, `${label}: look is for portraits and names hair, skin and colour, such as curls-5-black; or for marks, such as waves`);
  }
  const [main = context.locale] = alt.keys();
  const drawn = {
    ...(figures.length > 0 ? { figures, locale: main } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(mainPlace ? { main: mainPlace } : {}),
    ...(textOf(map, 'close') === 'true' ? { isClose: true } : {}),
    ...(shows.length > 0 ? { shows } : {}),
    ...(look ? { look } : {}),
    ...(textOf(map, 'photo') === 'true' ? { isPhoto: true } : {}),
  };
  return assets.addPicture({ kind: 'picture', art, seed, accent, ...drawn }, alt, map);
};

const readDocument = (map: SourceMap, label: string, context: AssetContext) => {
  const { problems, assets, locale } = context;
  checkKeys(map, 'document', problems);
  const name = textOf(map, 'document') ?? '';
  const titles = readTexts(map, 'title', context);
  const [first] = titles;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    problems.add(map, `${label}: document must be a name in kebab-case, such as annual-report-2025`);
    return undefined;
  }
  if (!first) {
    problems.add(map, `${label}: the document needs a title`);
    return undefined;
  }
  const main = titles.has(locale) ? locale : first[0];
  const chapters = readChapters(map.entries.get('chapters'), problems);
  const recipe = {
    kind: 'document' as const,
    name,
    title: titles.get(main) ?? name,
    locale: main,
    ...(chapters.length > 0 ? { chapters } : {}),
  };
  return assets.addDocument(recipe, titles, map);
};

const readVideo = (map: SourceMap, label: string, context: AssetContext): string | undefined => {
  const { problems, assets } = context;
  checkKeys(map, 'video', problems);
  const name = textOf(map, 'video') ?? '';
  const alt = readTexts(map, 'alt', context);
  if (!videoNames().includes(name)) {
    problems.add(map, `${label}: there is no video "${name}"; write one of ${videoNames().join(', ')}`);
    return undefined;
  }
  if (alt.size === 0) problems.add(map, `${label}: the video needs alt, what it shows`);
  return assets.addVideo(name, alt, map);
};

/** A picture, a document, a video, or the id of one that another entry describes; as a link. */
export const readAsset = (
  source: Source,
  label: string,
  context: AssetContext,
): Link<'Asset'> | undefined => {
  if (source.kind === 'scalar') {
    if (source.value === null) return undefined;
    return linkTo('Asset', fitId(source.text));
  }
  if (source.kind === 'map' && source.entries.has('art')) {
    const id = readPicture(source, label, context);
    return id ? linkTo('Asset', id) : undefined;
  }
  if (source.kind === 'map' && source.entries.has('document')) {
    const id = readDocument(source, label, context);
    return id ? linkTo('Asset', id) : undefined;
  }
  if (source.kind === 'map' && source.entries.has('video')) {
    const id = readVideo(source, label, context);
    return id ? linkTo('Asset', id) : undefined;
  }
  context.problems.add(
    source,
    `${label} must be a picture { art: contours, seed: any-text, alt: … }, a document { document: name, title: … } or a video { video: name, alt: … }`,
  );
  return undefined;
};
