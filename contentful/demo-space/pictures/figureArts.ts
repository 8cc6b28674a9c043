import type { FigureArt } from './art';
import { articleStyle, smallStyle, wideStyle } from './articleStyle';
import { box, caption, fitText, smallTextSize, textRoom, textSize } from './figureMarks';
import { textOutline } from './textOutline';
import { textColor, type Scheme } from './palette';
import type { ArtKind } from './pictureRecipe';
import { seededRandom } from './random';
import { route } from './route';
import { sensorTrace } from './sensorTrace';
import { slope } from './slope';
import { stations } from './stations';
import { circle, ring, short, strokes } from './svg';

/**
 * The widest head of a page shows 16 to 4.4 of a picture of 16 to 10. In a window of 1440 px a figure at the head of an article
 * begins where its title does.
 */
const margin = { x: 156, y: 310 };
/** With more room above and below. */
const articleMargin = { x: margin.x, y: 324 };
const wide = (marks: string): string => `${wideStyle}<g class="article wide">${marks}</g>`;

/** More units than that are a bar: their marks would be thinner than a line. */
const mostMarks = 150;
/** Marks of more units blur on a phone and on a card, and become a bar there. */
const mostSmallMarks = 60;
/** So few units are pieces of one bar across the picture, with this gap between them. */
const mostPieces = 12;
const pieceGap = 20;
const largest = (figures: readonly number[]): number => Math.max(1, ...figures);

/** The last figure is the one that the entry is about. */
const tone = (index: number, figures: readonly number[], { line, accent }: Scheme): string =>
  index === figures.length - 1 ? accent : line;

/** The room of a queue, and its largest text and marks; where a page shows it small, they are larger, and at the edge of the text of a phone. */
const largeQueue = { edge: margin.x, room: 380, size: textSize, tall: 90 };
const smallQueue = { edge: 84, room: 740, size: smallTextSize, tall: 150 };
/** Parts of the size of its text: the least height of marks, and from them to the next text. */
const queueParts = { tall: 0.6, gap: 0.8 };

/**
 * A line for each figure on a common scale, with one mark for each unit: minutes that a truck waits, days, alarms. Of a part of
 * a unit, as much of its mark.
 */
const queue: FigureArt = (figures, scheme, { width, height }, write) => {
  const most = largest(figures);
  const count = figures.length;
  const draw = ({ edge, room, ...wished }: typeof largeQueue, mostOfMarks: number): string => {
    const across = width - 2 * edge;
    // The pieces of the largest figure end where the picture's margin begins, a part of a unit too.
    const hasPieces = most <= mostPieces;
    const pitch = hasPieces ? (across + pieceGap * (most % 1 || 1)) / most : across / most;
    const markWidth = hasPieces ? pitch - pieceGap : pitch * 0.62;
    // The lettering of many figures is smaller, so that all have room.
    const parts = count * (textRoom(1) + queueParts.tall) + (count - 1) * queueParts.gap;
    const size = fitText(figures.map((_, index) => write(index)), across, Math.min(wished.size, room / parts));
    const [caps, gap] = [textRoom(size), size * queueParts.gap];
    const tall = Math.min(wished.tall, (room + gap) / count - caps - gap);
    const total = count * (caps + tall + gap) - gap;
    return figures
      .map((figure, index) => {
        const fill = tone(index, figures, scheme);
        const top = (height - total) / 2 + index * (caps + tall + gap) + caps;
        const marks =
          most <= mostOfMarks
            ? Array.from({ length: Math.ceil(figure) }, (_, mark) => {
                const part = Math.min(1, figure - mark);
                return box(edge + mark * pitch, top, markWidth * part, tall, fill);
              }).join('')
            : box(edge, top, Math.max(2, figure * pitch), tall, fill);
        return caption(write(index), edge, top, fill, scheme, size) + marks;
      })
      .join('');
  };
  const [large, small] = [draw(largeQueue, mostMarks), draw(smallQueue, mostSmallMarks)];
  return `${smallStyle}${articleStyle}<g class="marks article">${large}</g><g class="bar">${small}</g>`;
};

/** Squares, which a picture beside a text shows whole, and two of them. */
const oneShareWidth = 700;
const closeShareWidth = 500;
/** From large figures, which have no descenders, to their squares. */
const shareGap = 46;

/** The unit of formatters: their per cent is of one. */
const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

/**
 * A hundred squares for each figure, of which as many are filled as it has per cent; of the last one, a part. Whole columns fill first,
 * so that the filled part of the area is the share.
 */
const shares: FigureArt = (figures, scheme, { width, height }, write, isClose = false) => {
  const gap = 100;
  const isSingle = figures.length === 1;
  const sharesInColumn = isSingle || isClose ? 10 : 5;
  const sharesInRow = 100 / sharesInColumn;
  const inBand = (width - 2 * margin.x + gap) / figures.length - gap;
  const across = isSingle ? oneShareWidth : isClose ? closeShareWidth : inBand;
  const pitch = across / sharesInRow;
  const side = pitch * 0.82;
  const top = (height - textRoom() - sharesInColumn * pitch) / 2 + textRoom();
  const sizeOf = (part?: 'label'): number => fitText(figures.map((_, index) => write(index, percent, part)), across);
  const drawn = figures
    .map((figure, index) => {
      const left = (width - figures.length * (across + gap) + gap) / 2 + index * (across + gap);
      const filled = tone(index, figures, scheme);
      const cells = Array.from({ length: 100 }, (_, cell) => {
        const x = left + Math.floor(cell / sharesInColumn) * pitch;
        const y = top + (cell % sharesInColumn) * pitch;
        const part = Math.max(0, Math.min(1, figure - cell));
        return (
          (part < 1 ? box(x, y, side, side, scheme.soft) : '') +
          (part > 0 ? box(x, y, side * part, side, filled) : '')
        );
      });
      const written = caption(write(index, percent), left, top, filled, scheme, sizeOf());
      if (isSingle) return written + cells.join('');
      // On a card one line would be too small to read: the figure stands above, what it counts below.
      const label = write(index, percent, 'label');
      const color = textColor(filled, scheme);
      const below = top + sharesInColumn * pitch + textSize;
      const lines =
        textOutline(write(index, percent, 'figure'), [left, top - shareGap], textSize * 2, color) +
        (label && textOutline(label, [left, below], sizeOf('label'), color));
      if (isClose) return lines + cells.join('');
      return `<g class="marks">${written}</g><g class="bar">${lines}</g>${cells.join('')}`;
    })
    .join('');
  return isSingle || isClose ? drawn : smallStyle + wide(drawn);
};

/** Columns from a common ground. */
const columns: FigureArt = (figures, scheme, { width, height }, write) => {
  const pitch = (width - 2 * margin.x) / figures.length;
  const most = largest(figures);
  const drawn = figures.map((figure, index) => {
      const tall = ((height - 2 * margin.y - textRoom()) * figure) / most;
      const fill = figure === most ? scheme.accent : index % 2 === 0 ? scheme.line : scheme.tones[2];
      const left = margin.x + index * pitch;
      const top = height - margin.y - tall;
      const color = figure === most ? scheme.accent : scheme.line;
      return caption(write(index), left, top, color, scheme) + box(left, top, pitch * 0.86, tall, fill);
    });
  return wide(drawn.join(''));
};

/** The sizes of the two texts, and the room of the second, below the houses. */
const homesTexts = { edge: articleMargin, size: textSize, footnote: 46, room: 74 };
/** Where a page shows the picture small. */
const smallHomesTexts = { edge: { x: 84, y: 150 }, size: smallTextSize, footnote: 76, room: 112 };
/** Houses that one stands for where a page shows the picture small. */
const homesOfSmallOne = 10;

/** A house for each home: outlines for the first figure, scattered among those of the second, which have the accent. */
const homes: FigureArt = ([missing = 0, found = 1], scheme, { width, height }, write) => {
  const draw = (outlined: number, filled: number, { edge, size, footnote, room }: typeof homesTexts): string => {
    const across = width - 2 * edge.x;
    const top = edge.y + textRoom(size);
    const tall = height - edge.y - room - top;
    const all = outlined + filled;
    const inRow = Math.ceil(Math.sqrt((all * across) / tall));
    const pitch = across / inRow;
    const [half, side, wall, roof] = [0.39, 0.78, 0.42, 0.36].map((part) => short(pitch * part));
    const house = `l${half}-${roof} ${half} ${roof}v${wall}h-${side}z`;
    const random = seededRandom('homes');
    const drawn = new Set<number>();
    while (drawn.size < outlined) drawn.add(random.whole(0, all - 1));
    const at = (home: number): string =>
      `M${short(edge.x + (home % inRow) * pitch)} ${short(top + (Math.floor(home / inRow) + 0.36) * pitch)}${house}`;
    const others = Array.from({ length: all }, (_, home) => home).filter((home) => !drawn.has(home));
    return (
      caption(write(1), edge.x, top, scheme.accent, scheme, fitText([write(1)], across, size)) +
      `<path d="${others.map(at).join('')}" fill="${scheme.accent}"/>` +
      `<path d="${[...drawn].map(at).join('')}" fill="none" stroke="${scheme.line}" stroke-width="${short(pitch / 11)}"/>` +
      textOutline(write(0), [edge.x, height - edge.y - 4], fitText([write(0)], across, footnote), scheme.line)
    );
  };
  const few = [missing, found].map((count) => Math.round(count / homesOfSmallOne));
  return (
    smallStyle +
    articleStyle +
    `<g class="marks article">${draw(missing, found, homesTexts)}</g>` +
    `<g class="bar">${draw(few[0] ?? 0, few[1] ?? 1, smallHomesTexts)}</g>`
  );
};

/** Where a page shows the lines small, they have more of the picture. */
const smallMargin = { x: 80, y: 225 };
/** Of the point at which a line begins. */
const startRadius = 16;

/** A line for each of the first figure; as many as the second figure says reach one point, the others end on their way. */
const sources: FigureArt = ([all = 1, used = 1], scheme, { width, height }, write) => {
  const { line, soft, accent, ground } = scheme;
  const draw = (edge: typeof margin, size: number): string => {
    const captionEnd = edge.y + textRoom(size);
    const top = captionEnd + startRadius;
    const pitch = (height - edge.y - top) / Math.max(1, all - 1);
    const start = edge.x + startRadius;
    const point = [width - edge.x - 78, top + (pitch * (all - 1)) / 2] as const;
    const lines = Array.from({ length: all }, (_, at) => {
      const y = top + at * pitch;
      if (Math.floor(((at + 1) * used) / all) > Math.floor((at * used) / all)) {
        const turn = short(point[1] + (y - point[1]) * 0.7);
        const path = `M${start} ${short(y)}H620C900 ${short(y)} 1040 ${turn} ${point[0]} ${short(point[1])}`;
        return strokes([path], line, 11) + circle([start, y], startRadius, line);
      }
      const end = 700 + ((at * 5) % 3) * 90;
      const dots = strokes([`M${start} ${short(y)}H${end}`], soft, 9);
      return `<g stroke-dasharray="1 22">${dots}</g>${circle([start, y], startRadius, soft)}${ring([end, y], 11, soft, 6, ground)}`;
    });
    return (
      caption(write(1), edge.x, captionEnd, accent, scheme, fitText([write(1)], width - 2 * edge.x, size)) +
      lines.join('') +
      ring(point, 76, accent, 5) +
      circle(point, 46, accent)
    );
  };
  return (
    smallStyle +
    articleStyle +
    `<g class="marks article">${draw(articleMargin, textSize)}</g><g class="bar">${draw(smallMargin, smallTextSize)}</g>`
  );
};

export const figureArts: Partial<Record<ArtKind, FigureArt>> = {
  queue,
  shares,
  columns,
  homes,
  sources,
  slope: (figures, scheme, size, write) =>
    slope(figures, [write(0, percent), write(figures.length - 1, percent)], scheme, size),
  route,
  trace: (_, scheme, size, write) => sensorTrace([write(0), write(1)], scheme, size),
  stations: ([count = 1, current = 1], scheme, size) => stations(count, current, scheme, size),
};

export const isFigureArt = (art: ArtKind): boolean => figureArts[art] !== undefined;
