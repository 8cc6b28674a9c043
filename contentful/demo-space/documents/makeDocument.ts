import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { isolines, lengthOf, sampleField } from '../pictures/isolines';
import { colors } from '../pictures/palette';
import { seededRandom } from '../pictures/random';
import { short, simplify, type Point } from '../pictures/svg';
import { findRiver, highestPoint, makeTerrain } from '../pictures/terrain';
import type { AssetRecipe } from '../reader/assetDraft';
import type { Chapter } from '../reader/chapters';
import { documentText } from './documentText';
import { drawTable } from './drawTable';
import { margin, pageSize, write, type Document, type TextStyle } from './page';

const draw = (pdf: Document, points: readonly Point[]): void => {
  points.forEach(([x, y], index) => {
    const rounded = [Number(short(x)), Number(short(y))] as const;
    if (index === 0) pdf.moveTo(...rounded);
    else pdf.lineTo(...rounded);
  });
  pdf.stroke();
};

const drawContours = (pdf: Document, seed: string): void => {
  const random = seededRandom(`document/${seed}`);
  const terrain = makeTerrain(random, pageSize);
  const field = sampleField(pageSize.width, pageSize.height, 6, terrain.heightAt);
  const levels = Array.from({ length: 12 }, (_, index) => 0.14 + index * 0.085);
  const lines = levels
    .flatMap((level) => isolines(field, level))
    .filter((line) => lengthOf(line) > 60);
  const river = findRiver(terrain, highestPoint(field, pageSize), random, pageSize);
  pdf.lineCap('round').lineJoin('round');
  pdf.strokeColor('#5B7D71').lineWidth(0.9);
  for (const line of lines) draw(pdf, simplify(line, 0.25));
  pdf.strokeColor(colors.signal).lineWidth(2.6);
  if (river.length > 1) draw(pdf, simplify(river, 0.3));
};

/** Adds a page with decoration, which screen readers skip. */
const addPage = (pdf: Document, background: string, decorate: () => void): void => {
  pdf.addPage();
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, pageSize.width, pageSize.height).fill(background);
  decorate();
  pdf.endMarkedContent();
};

const brand = { size: 18, leading: 24, isBold: true, color: colors.paper };
const coverTitle = { size: 34, leading: 40, isBold: true, color: colors.paper };
const smallBrand = { ...brand, size: 12, color: colors.ink };
const smallTitle = { size: 12, leading: 18, isBold: false, color: colors.moss };
const headingStyle = { size: 26, leading: 32, isBold: true, color: colors.ink };
const paragraphStyle = { size: 11.5, leading: 18, isBold: false, color: colors.ink };
const pageNumber = { size: 9, leading: 12, isBold: false, color: colors.moss };

/**
 * A tagged PDF in the document's language: a cover with contour lines and the title, and a page for each chapter, or one that
 * says what the file is. The bytes depend on nothing but the recipe: a fixed date, and no compression, whose output differs
 * between versions of zlib.
 *
 * @throws Error if a chapter is longer than its page.
 */
export const makeDocument = async ({
  name,
  title,
  locale,
  chapters = [documentText(locale)],
}: Extract<AssetRecipe, { kind: 'document' }>): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: 'Talvane', CreationDate: new Date('2026-01-05T09:00:00Z') },
  });
  // Text that goes beyond the end of a page would begin another, without its ground.
  let pages = 0;
  pdf.on('pageAdded', () => (pages += 1));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: string, text: string, top: number, style: TextStyle): number => {
    let bottom = top;
    root.add(pdf.struct(tag, {}, () => (bottom = write(pdf, text, top, style))));
    return bottom;
  };
  addPage(pdf, colors.ink, () => drawContours(pdf, name));
  add('P', 'Talvane', margin, brand);
  add('H1', title, pageSize.height - 190, coverTitle);

  const addChapter = ({ heading, paragraphs, table }: Chapter, index: number): void => {
    addPage(pdf, colors.paper, () => {
      write(pdf, 'Talvane', margin, smallBrand);
      write(pdf, String(index + 2), pageSize.height - margin - 10, pageNumber);
    });
    let top = add('P', title, 150, smallTitle) + 6;
    top = add('H2', heading, top, headingStyle) + 22;
    for (const paragraph of paragraphs) top = add('P', paragraph, top, paragraphStyle) + 12;
    if (table) top = drawTable(pdf, root, table, top + 8);
    if (pages > index + 2 || top > pageSize.height - margin * 1.5) {
      throw new Error(`${name}: the chapter "${heading}" is longer than its page. Shorten it, or make two.`);
    }
  };
  chapters.forEach(addChapter);
  root.end();
  pdf.end();
  return buffer(pdf);
};
