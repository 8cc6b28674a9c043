import { bufferSize, compressSync, FORMAT_RGB, SAMP_420 } from '@julusian/jpeg-turbo';
import type { Pixels } from './drawGround';
import { ogImageSize } from './ogImage';

/** Pixels: with colours of half the width and height, JPEG knows blocks of 16 by 16. */
const blockSide = 16;
const bytesPerLine = ogImageSize.width * 3;

/** A image is encoded in rows of blocks, each of which stands alone. */
export const rowCount = Math.ceil(ogImageSize.height / blockSide);

/** The row that a line of pixels from the top lies in. */
export const rowOf = (line: number): number => Math.floor(line / blockSide);

/** The pixels of a row; the last has fewer lines. */
export const pixelsOfRow = (pixels: Pixels, row: number): Pixels =>
  pixels.subarray(row * blockSide * bytesPerLine, (row + 1) * blockSide * bytesPerLine);

const marker = (code: number, ...bytes: number[]): Buffer => Buffer.from([0xff, code, ...bytes]);
const startOfFrame = 0xc0;
const firstRestart = 0xd0;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const blocksInRow = ogImageSize.width / blockSide;
/** Says that blocks of colours begin anew after each row. */
const restartInterval = marker(0xdd, 0, 4, blocksInRow >> 8, blocksInRow & 255);

const scratch = Buffer.alloc(bufferSize({ width: ogImageSize.width, height: blockSide }));

/** A row as a JPEG file of its own, in memory that the next call writes to. */
const encodeAlone = (row: Pixels): Buffer =>
  compressSync(row, scratch, {
    width: ogImageSize.width,
    height: row.length / bytesPerLine,
    format: FORMAT_RGB,
    subsampling: SAMP_420,
    quality: 77,
  });

/** Where in a JPEG file the content of a segment begins, after its marker and length. */
const findSegment = (file: Buffer, code: number): number => {
  let at = 2;
  while (file[at + 1] !== code) at += 2 + file.readUInt16BE(at + 2);
  return at + 4;
};

/** What precedes the rows; the same for all images, since quality and Huffman tables are. */
const makeHeader = (): Buffer => {
  const file = encodeAlone(Buffer.alloc(blockSide * bytesPerLine));
  const scan = findSegment(file, startOfScan) - 4;
  const header = Buffer.from(file.subarray(0, scan));
  header.writeUInt16BE(ogImageSize.height, findSegment(header, startOfFrame) + 1);
  const scanHeader = file.subarray(scan, scan + 2 + file.readUInt16BE(scan + 2));
  return Buffer.concat([header, restartInterval, scanHeader]);
};
const header = makeHeader();
/** Of a row alone: the same without the restart interval. */
const headerLength = header.length - restartInterval.length;

/** Encodes the pixels of a row, without what precedes and follows it. */
export const encodeRow = (row: Pixels): Buffer =>
  Buffer.from(encodeAlone(row).subarray(headerLength, -marker(endOfImage).length));

/** A JPEG file of all its rows. */
export const joinRows = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat([
    header,
    ...rows.flatMap((row, index) =>
      index === 0 ? [row] : [marker(firstRestart + ((index - 1) % 8)), row],
    ),
    marker(endOfImage),
  ]);
