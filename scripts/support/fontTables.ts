/** Big-endian 16-bit integers, as font tables store them. */
export const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
};

const tag = (name: string): Buffer => Buffer.from(name, 'latin1');

/** A GPOS or GSUB table with one feature of one lookup of one subtable, for all scripts and languages. */
export const layoutTable = (feature: string, lookupType: number, subtable: Buffer): Buffer => {
  const script = words(4, 0, 0, 0xffff, 1, 0);
  const scripts = Buffer.concat([words(2), tag('DFLT'), words(14), tag('latn'), words(14), script]);
  const features = Buffer.concat([words(1), tag(feature), words(8, 0, 1, 0)]);
  const lookups = Buffer.concat([words(1, 4, lookupType, 0, 1, 8), subtable]);
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, lookups]);
};

/** A table padded with zeros to a multiple of four bytes. */
const pad = (table: Buffer): Buffer =>
  Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/** The checksum of a padded table for the font's table directory. */
const checksum = (padded: Buffer): number => {
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) {
    sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  }
  return sum;
};

/** A copy of a font with one table replaced. */
export const replaceTable = (font: Buffer, name: string, table: Buffer): Buffer => {
  const count = font.readUInt16BE(4);
  const directory = Buffer.from(font.subarray(0, 12 + count * 16));
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let entry = 12; entry < directory.length; entry += 16) {
    const offset = directory.readUInt32BE(entry + 8);
    const isThis = directory.toString('latin1', entry, entry + 4) === name;
    const content = isThis
      ? table
      : font.subarray(offset, offset + directory.readUInt32BE(entry + 12));
    const padded = pad(content);
    directory.writeUInt32BE(checksum(padded), entry + 4);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
};
