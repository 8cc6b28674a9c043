/** A page's drawing instructions, in PDF's own language. */
export type PdfPage = { content: string };

/** Points; 595 by 842 is A4. */
export const pageSize = { width: 595, height: 842 } as const;

/** The characters of WinAnsiEncoding that stand elsewhere in Unicode. */
const special: Readonly<Record<string, number>> = {
  '€': 128,
  '…': 133,
  Œ: 140,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  œ: 156,
};

/** A text as PDF writes it in brackets, in WinAnsiEncoding; what that does not have becomes a question mark. */
export const pdfText = (text: string): string => {
  const codes = [...text].map((character) => {
    const code = special[character] ?? character.codePointAt(0) ?? 63;
    return code < 256 && (code < 127 || code > 127) ? code : 63;
  });
  const escaped = codes.map((code) =>
    code > 126 || code < 32
      ? `\\${code.toString(8).padStart(3, '0')}`
      : String.fromCharCode(code).replace(/[\\()]/, '\\$&'),
  );
  return `(${escaped.join('')})`;
};

/** UTF-16 in hexadecimal, for titles, which know all characters. */
const unicodeText = (text: string) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
};

/** Puts pages together as a PDF file with the fonts F1 (Helvetica) and F2 (Helvetica Bold). */
export const pdfFile = (title: string, language: string, pages: readonly PdfPage[]): Buffer => {
  const firstPage = 6;
  const pageIds = pages.map((_, index) => firstPage + index * 2);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${unicodeText(title)} /Author (Talvane) /CreationDate (D:20260105090000Z) >>`,
    ...pages.flatMap(({ content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(Buffer.byteLength(file, 'latin1'));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
