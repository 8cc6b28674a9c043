import { articleStyle, smallStyle } from './articleStyle';
import { colors, textColor, type Scheme } from './palette';
import { hair, segment } from './scenePen';
import { strokes, type Size } from './svg';
import { textOutline, textWidth } from './textOutline';

/** The widest head of a page shows the middle of the picture, from 280 to 720. */
const largePaper = { left: 156, top: 296, width: 1288, height: 408, largestText: 52, textStart: 120 };
/** Where a page shows the card small, it has all of a head of 2 to 1, so that its lines are readable. */
const smallPaper = { left: 60, top: 160, width: 1480, height: 700, largestText: 96, textStart: 150 };
/** Beside a text a page shows five by four of the middle. */
const closePaper = { left: 235, top: 190, width: 1130, height: 630, largestText: 84, textStart: 140 };
const tape = { width: 190, height: 50 };

const draw = (lines: readonly string[], scheme: Scheme, width: number, paper: typeof smallPaper): string => {
  const { line, soft, accent, ground, tones, isDark } = scheme;
  // Where the texts begin; their numbers stand before them.
  const { textStart } = paper;
  const room = paper.width - textStart - 60;
  const pitch = (paper.height - 28) / Math.max(1, lines.length);
  const size = Math.min(paper.largestText, pitch * 0.68, ...lines.map((text) => room / textWidth(text, 1)));
  const marked = Math.floor(lines.length / 2);
  const start = paper.left + textStart;
  const right = paper.left + paper.width;
  const ruleOf = (at: number): number => paper.top + 10 + (at + 1) * pitch;
  const baseOf = (at: number): number => ruleOf(at) - Math.max(18, pitch * 0.24);
  const underline = baseOf(marked) + size * 0.2;
  const color = (at: number): string => (at === marked ? textColor(accent, scheme) : line);
  const texts = lines.flatMap((text, at) => [
    textOutline(`${at + 1}`, [paper.left + 52, baseOf(at)], size, color(at)),
    textOutline(text, [start, baseOf(at)], size, color(at)),
  ]);
  const rules = lines.flatMap((_, at) =>
    at === lines.length - 1 ? [] : segment([paper.left, ruleOf(at)], [right, ruleOf(at)]),
  );
  return (
    `<rect x="${paper.left + 10}" y="${paper.top + 12}" width="${paper.width}" height="${paper.height}" rx="14" fill="${soft}"/>` +
    `<rect x="${paper.left}" y="${paper.top}" width="${paper.width}" height="${paper.height}" rx="14" fill="${isDark ? ground : colors.paper}" stroke="${line}" stroke-width="3"/>` +
    strokes(rules, soft, hair) +
    strokes([segment([start, underline], [start + textWidth(lines[marked] ?? '', size), underline])], accent, 8) +
    texts.join('') +
    `<rect x="${width / 2 - tape.width / 2}" y="${paper.top - 26}" width="${tape.width}" height="${tape.height}" fill="${tones[1]}"/>`
  );
};

/** An index card with a numbered line for each text; the one in the middle has the accent. */
export const card = (lines: readonly string[], scheme: Scheme, { width }: Size, isClose = false): string =>
  isClose
    ? draw(lines, scheme, width, closePaper)
    : `${smallStyle}${articleStyle}<g class="marks article">${draw(lines, scheme, width, largePaper)}</g>` +
      `<g class="bar">${draw(lines, scheme, width, smallPaper)}</g>`;
