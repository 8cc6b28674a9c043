/**
 * Pages are processed as text with a character for each byte: what is looked for is ASCII, and JavaScript keeps text with other
 * characters in two bytes each, which takes two to three times as long to read, search and write.
 */
const encoding = 'latin1';

export const toByteText = (content: string | Buffer): string =>
  (typeof content === 'string' ? Buffer.from(content) : content).toString(encoding);

export const bytesOf = (byteText: string): Buffer => Buffer.from(byteText, encoding);

export const toText = (byteText: string): string => bytesOf(byteText).toString();
