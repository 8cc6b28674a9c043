import { isolines, lengthOf, sampleField } from '../pictures/isolines';
import { colors } from '../pictures/palette';
import { seededRandom } from '../pictures/random';
import { short, simplify } from '../pictures/svg';
import type { Point } from '../pictures/svg';
import { findRiver, highestPoint, makeTerrain } from '../pictures/terrain';
import type { AssetRecipe } from '../reader/assetDraft';
import { documentText } from './documentText';
import { pageSize, pdfFile, pdfText } from './pdfFile';
import { wrapText } from './wrapText';

const margin = 56;

const paint = (hex: string, operator: 'rg' | 'RG') =>
  `${[1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')} ${operator}`;

const ground = (hex: string) => `${paint(hex, 'rg')} 0 0 ${pageSize.width} ${pageSize.height} re f`;

/** A line from the picture's coordinates, which run down, to the page's, which run up. */
const draw = (points: readonly Point[]) =>
  points
    .map(([x, y], index) => `${short(x)} ${short(pageSize.height - y)} ${index === 0 ? 'm' : 'l'}`)
    .join(' ') + ' S';

const contourCover = (seed: string): string => {
  const random = seededRandom(`document/${seed}`);
  const terrain = makeTerrain(random, pageSize);
  const field = sampleField(pageSize.width, pageSize.height, 6, terrain.heightAt);
  const levels = Array.from({ length: 12 }, (_, index) => 0.14 + index * 0.085);
  const lines = levels
    .flatMap((level) => isolines(field, level))
    .filter((line) => lengthOf(line) > 60)
    .map((line) => draw(simplify(line, 0.25)));
  const river = findRiver(terrain, highestPoint(field, pageSize), random, pageSize);
  return [
    '1 J 1 j',
    `${paint('#5B7D71', 'RG')} 0.9 w`,
    ...lines,
    `${paint(colors.signal, 'RG')} 2.6 w`,
    river.length > 1 ? draw(simplify(river, 0.3)) : '',
  ].join('\n');
};

type TextStyle = { size: number; leading: number; isBold: boolean; color: string };

/** Lines of text from `top` (points from the page's upper edge) downwards; also where they end. */
const write = (text: string, top: number, { size, leading, isBold, color }: TextStyle) => {
  const lines = wrapText(text, size, pageSize.width - margin * 2, isBold);
  const content = [
    'BT',
    paint(color, 'rg'),
    `/${isBold ? 'F2' : 'F1'} ${size} Tf ${leading} TL`,
    `1 0 0 1 ${margin} ${short(pageSize.height - top - size)} Tm`,
    ...lines.map((line) => `${pdfText(line)} Tj T*`),
    'ET',
  ].join('\n');
  return { content, bottom: top + lines.length * leading };
};

/** A PDF of two pages: a cover with contour lines and the title, and a page of text in the document's language. */
export const makeDocument = ({
  name,
  title,
  locale,
}: Extract<AssetRecipe, { kind: 'document' }>): Buffer => {
  const brand = { size: 18, leading: 24, isBold: true, color: colors.paper };
  const cover = [
    ground(colors.ink),
    contourCover(name),
    write('Talvane', margin, brand).content,
    write(title, pageSize.height - 190, { size: 34, leading: 40, isBold: true, color: colors.paper })
      .content,
  ].join('\n');

  const { heading, paragraphs } = documentText[locale];
  const parts = [
    ground(colors.paper),
    write('Talvane', margin, { ...brand, size: 12, color: colors.ink }).content,
  ];
  let top = 150;
  const add = (text: string, style: TextStyle, after: number) => {
    const { content, bottom } = write(text, top, style);
    parts.push(content);
    top = bottom + after;
  };
  add(title, { size: 12, leading: 18, isBold: false, color: colors.moss }, 6);
  add(heading, { size: 26, leading: 32, isBold: true, color: colors.ink }, 22);
  for (const paragraph of paragraphs) {
    add(paragraph, { size: 11.5, leading: 18, isBold: false, color: colors.ink }, 12);
  }
  parts.push(write('2', pageSize.height - margin - 10, { size: 9, leading: 12, isBold: false, color: colors.moss }).content);
  return pdfFile(title, locale, [{ content: cover }, { content: parts.join('\n') }]);
};
