/** One image of an .ico file: PNG, at most 256 pixels a side. */
export type IcoPicture = { side: number; png: Buffer };

const headerLength = 6;
const entryLength = 16;

/** An .ico file with several sizes: a header, a directory entry for each image, and the images. */
export const icoFile = (pictures: readonly IcoPicture[]): Buffer => {
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4);
  let place = header.length;
  pictures.forEach(({ side, png }, index) => {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // Planes.
    header.writeUInt16LE(32, entry + 6); // Bits a pixel.
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(place, entry + 12);
    place += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};
