import { colors } from '../pictures/palette';
import type { ChapterTable } from '../reader/chapters';
import { margin, pageSize, type Document } from './page';

const width = pageSize.width - margin * 2;
const size = 10.5;
const barHeight = 5;

const figureOf = (cell = ''): number => Number(cell.replace(/[^\d.]/g, ''));

/**
 * Draws a tagged table from `top` (points from the page's upper edge), figures to the right; with bars below the names if it
 * has them.
 *
 * @returns where it ends.
 */
export const drawTable = (
  pdf: Document,
  root: PDFKit.PDFStructureElement,
  { columns, rows, marked, hasBars }: ChapterTable,
  top: number,
): number => {
  const nameWidth = columns.length > 4 ? 150 : 240;
  const cellWidth = (width - nameWidth) / Math.max(1, columns.length - 1);
  const rowHeight = hasBars ? 34 : 26;
  const most = Math.max(...rows.map(([, first]) => figureOf(first)));
  const table = pdf.struct('Table');
  root.add(table);

  const addRow = (cells: readonly string[], y: number, isHead: boolean): void => {
    const row = pdf.struct('TR');
    table.add(row);
    cells.forEach((cell, index) => {
      const isName = isHead || index === 0;
      const draw = (): void => {
        pdf.font(isHead ? 'Helvetica-Bold' : 'Helvetica', size);
        pdf.fillColor(isHead ? colors.moss : colors.ink);
        const x = index === 0 ? margin : margin + nameWidth + (index - 1) * cellWidth;
        const align = index === 0 ? 'left' : 'right';
        const options = { width: index === 0 ? nameWidth : cellWidth, align, lineBreak: false } as const;
        pdf.text(cell, x, y, options);
      };
      row.add(pdf.struct(isName ? 'TH' : 'TD', {}, draw));
    });
    row.end();
  };
  const decorate = (y: number, bar: number, isMarked = false): void => {
    pdf.markContent('Artifact', { type: 'Layout' });
    if (bar > 0) {
      pdf.rect(margin, y + 16, (bar / most) * width, barHeight);
      pdf.fill(isMarked ? colors.signal : colors.moss);
    } else {
      pdf.lineWidth(0.5).strokeColor(colors.moss);
      pdf.moveTo(margin, y + rowHeight - 9).lineTo(margin + width, y + rowHeight - 9).stroke();
    }
    pdf.endMarkedContent();
  };

  decorate(top, 0);
  addRow(columns, top, true);
  rows.forEach((cells, index) => {
    const y = top + (index + 1) * rowHeight;
    decorate(y, hasBars ? figureOf(cells[1]) : 0, marked.includes(index));
    addRow(cells, y, false);
  });
  table.end();
  return top + (rows.length + 1) * rowHeight;
};
