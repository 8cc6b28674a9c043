import { bufferSize, compressSync, FORMAT_RGB, SAMP_420 } from '@julusian/jpeg-turbo';
import type { Pixels } from './drawGround';
import { ogImageSize } from './ogImage';

/** Height of a row in pixels: with 4:2:0 chroma subsampling, a JPEG block is 16 by 16 pixels. */
const blockSide = 16;
const bytesPerLine = ogImageSize.width * 3;

/** The number of rows of blocks; restart markers make each row independent. */
export const rowCount = Math.ceil(ogImageSize.height / blockSide);

/** The row of a line of pixels, counted from the top. */
export const rowOf = (line: number): number => Math.floor(line / blockSide);

/** The pixels of a row; the last row is shorter. */
export const pixelsOfRow = (pixels: Pixels, row: number): Pixels =>
  pixels.subarray(row * blockSide * bytesPerLine, (row + 1) * blockSide * bytesPerLine);

const marker = (code: number, ...bytes: number[]): Buffer => Buffer.from([0xff, code, ...bytes]);
const startOfFrame = 0xc0;
const firstRestart = 0xd0;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const blocksInRow = ogImageSize.width / blockSide;
/** The restart interval segment (DRI): one restart per row. */
const restartInterval = marker(0xdd, 0, 4, blocksInRow >> 8, blocksInRow & 255);

const scratch = Buffer.alloc(bufferSize({ width: ogImageSize.width, height: blockSide }));

/** Encodes a row as a separate JPEG file, in a buffer that the next call overwrites. */
const encodeAlone = (row: Pixels): Buffer =>
  compressSync(row, scratch, {
    width: ogImageSize.width,
    height: row.length / bytesPerLine,
    format: FORMAT_RGB,
    subsampling: SAMP_420,
    quality: 77,
  });

/** Offset of a segment's content in a JPEG file, after its marker and length. */
const findSegment = (file: Buffer, code: number): number => {
  let at = 2;
  while (file[at + 1] !== code) at += 2 + file.readUInt16BE(at + 2);
  return at + 4;
};

/** The header before the rows; the same for all images, because quality and Huffman tables are constant. */
const makeHeader = (): Buffer => {
  const file = encodeAlone(Buffer.alloc(blockSide * bytesPerLine));
  const scan = findSegment(file, startOfScan) - 4;
  const header = Buffer.from(file.subarray(0, scan));
  header.writeUInt16BE(ogImageSize.height, findSegment(header, startOfFrame) + 1);
  const scanHeader = file.subarray(scan, scan + 2 + file.readUInt16BE(scan + 2));
  return Buffer.concat([header, restartInterval, scanHeader]);
};
const header = makeHeader();
/** The header of a single row: the same without the restart interval. */
const headerLength = header.length - restartInterval.length;

/** Encodes the pixels of a row, without header and end marker. */
export const encodeRow = (row: Pixels): Buffer =>
  Buffer.from(encodeAlone(row).subarray(headerLength, -marker(endOfImage).length));

/** Assembles a JPEG file from its encoded rows. */
export const joinRows = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat([
    header,
    ...rows.flatMap((row, index) =>
      index === 0 ? [row] : [marker(firstRestart + ((index - 1) % 8)), row],
    ),
    marker(endOfImage),
  ]);
