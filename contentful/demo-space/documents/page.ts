/** A4, in points. */
export const pageSize = { width: 595, height: 842 };
export const margin = 56;

export type Document = PDFKit.PDFDocument;
export type TextStyle = { size: number; leading: number; isBold: boolean; color: string };

/** Writes text from `top` (points from the page's upper edge) downwards, and returns where it ends. */
export const write = (pdf: Document, text: string, top: number, style: TextStyle): number => {
  const { size, leading, isBold, color } = style;
  pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica', size).fillColor(color);
  const lineGap = leading - pdf.currentLineHeight(true);
  const width = pageSize.width - margin * 2;
  pdf.text(text, margin, top + size, { width, lineGap, baseline: 'alphabetic' });
  return pdf.y - size;
};
