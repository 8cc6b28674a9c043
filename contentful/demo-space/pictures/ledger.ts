import { articleStyle, smallStyle } from './articleStyle';
import { fitText, smallTextSize, textSize } from './figureMarks';
import { colors, type Scheme } from './palette';
import { box, outline, segment } from './scenePen';
import { circle, strokes, type Size } from './svg';
import { textOutline, textWidth } from './textOutline';

/** A sheet and the strip of the line that is caught, which is wider than the sheet. */
type Layout = { left: number; overhang: number; pitch: number; strip: number; largestText: number };

/** The widest head of a page shows the middle of the picture, from 280 to 720: the lines of the sheet are written out. */
const large: Layout = { left: 156, overhang: 40, pitch: 38, strip: 86, largestText: textSize };
/** Where a page shows the sheet small, it has all of a head of 2 to 1, and lines beside the one that is caught would be too small to read. */
const small: Layout = { left: 64, overhang: 36, pitch: 62, strip: 262, largestText: smallTextSize };

/** Of the lines that are written out, as a part of their height. */
const writtenText = 0.84;

/** The lengths of the names in the lines, and of the numbers in their columns, as parts of the widest. */
const names = [0.72, 0.94, 0.6, 0.82, 0.9, 0.66, 1, 0.78];
const numbers = [0.8, 1, 0.7, 0.9, 0.75, 1, 0.85, 0.65];

/** A text in two lines that are as even as its words allow. */
const inTwoLines = (text: string): string[] => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const breaks = spaces.map((at) => [text.slice(0, at), text.slice(at + 1)]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 1)));
  const [best = [text]] = breaks.sort((one, other) => widest(one) - widest(other));
  return best;
};

type Drawn = { sentences: readonly string[]; isWritten: boolean };

const draw = (
  { left, overhang, pitch, strip, largestText }: Layout,
  { sentences, isWritten }: Drawn,
  scheme: Scheme,
  { width, height }: Size,
): string => {
  const { line, soft, accent, ground, tones, isDark } = scheme;
  const caught = Math.floor(sentences.length / 2);
  const caughtText = sentences[caught] ?? '';
  const lines = isWritten ? [caughtText] : inTwoLines(caughtText);
  const others = sentences.filter((_, at) => at !== caught);
  // The colour of the text on the strip, too.
  const paper = isDark ? ground : colors.paper;
  const sheet = { left: left + overhang, width: width - 2 * (left + overhang) };
  const tall = others.length * pitch + strip;
  const top = (height - tall) / 2;
  const stripTop = top + caught * pitch;
  const middleOfStrip = stripTop + strip / 2;
  // The holes by which a printer draws its paper in.
  const margin = pitch * 1.3;
  const inner = { left: sheet.left + margin, width: sheet.width - 2 * margin };
  const tick = inner.left + pitch * 0.9;
  const nameStart = tick + pitch * 0.95;
  const room = inner.left + inner.width - nameStart;
  const writtenSize = fitText(others, room - pitch / 2, pitch * writtenText);
  const rows = others.map((sentence, at) => {
    const y = top + at * pitch + (at < caught ? 0 : strip);
    const [middle, bar] = [y + pitch / 2, pitch * 0.26];
    const columns = [0.6, 0.78, 0.96].map((end, column) => {
      const length = inner.width * 0.11 * (numbers[(at * 3 + column * 2) % numbers.length] ?? 1);
      return box(inner.left + inner.width * end - length, middle - bar / 2, length, bar, column === 2 ? line : soft);
    });
    const content = isWritten
      ? textOutline(sentence, [nameStart, middle + writtenSize * 0.33], writtenSize, line)
      : box(nameStart, middle - bar / 2, inner.width * 0.3 * (names[at % names.length] ?? 1), bar, line) + columns.join('');
    return (
      (at % 2 === 0 ? box(inner.left, y, inner.width, pitch, tones[0]) : '') +
      strokes([`M${tick - pitch * 0.24} ${middle}l${pitch * 0.17} ${pitch * 0.18}l${pitch * 0.34} -${pitch * 0.38}`], line, pitch * 0.1) +
      content +
      [sheet.left + margin / 2, sheet.left + sheet.width - margin / 2].map((x) => circle([x, middle], pitch * 0.2, ground)).join('')
    );
  });
  const size = fitText(lines, room, Math.min(largestText, (strip / lines.length) * 0.78));
  const lead = size * 1.12;
  const first = middleOfStrip + size * 0.33 - ((lines.length - 1) * lead) / 2;
  const arm = pitch * 0.26;
  const cross = [-1, 1].map((side) => segment([tick - arm, middleOfStrip - side * arm], [tick + arm, middleOfStrip + side * arm]));
  const edges = [inner.left, inner.left + inner.width].map((x) => segment([x, top], [x, top + tall]));
  return (
    box(sheet.left + 10, top + 12, sheet.width, tall, soft) +
    box(sheet.left, top, sheet.width, tall, paper) +
    rows.join('') +
    box(sheet.left, top, sheet.width, tall, 'none', line) +
    `<g stroke-dasharray="2 9">${strokes(edges, soft, outline)}</g>` +
    box(left, stripTop, width - 2 * left, strip, accent) +
    strokes(cross, paper, pitch * 0.16) +
    lines.map((text, at) => textOutline(text, [nameStart, first + at * lead], size, paper)).join('')
  );
};

/**
 * A printed sheet with a line for each sentence: the others have a tick, the one in the middle is caught, and stands on a strip. Where a
 * page shows the picture small, bars stand for the others.
 */
export const ledger = (sentences: readonly string[], scheme: Scheme, size: Size): string =>
  `${smallStyle}${articleStyle}<g class="marks article">${draw(large, { sentences, isWritten: true }, scheme, size)}</g>` +
  `<g class="bar">${draw(small, { sentences, isWritten: false }, scheme, size)}</g>`;
