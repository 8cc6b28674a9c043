/**
 * Pages are processed as text with a character for each byte: what is looked for is ASCII, and JavaScript keeps text with other
 * characters in two bytes each, which takes two to three times as long to read, search and write.
 */
const encoding = 'latin1';

/** A byte text of a file's content, or of text as it stands in a file. */
export const toByteText = (content: string | Buffer): string =>
  (typeof content === 'string' ? Buffer.from(content) : content).toString(encoding);

/** The content of the file that a byte text becomes. */
export const bytesOf = (byteText: string): Buffer => Buffer.from(byteText, encoding);

/** A byte text, or a part of one, as people read it. */
export const toText = (byteText: string): string => bytesOf(byteText).toString();
