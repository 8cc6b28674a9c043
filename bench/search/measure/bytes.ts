import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text as a host sends it, the same way for every engine. */
export const sentBytes = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
