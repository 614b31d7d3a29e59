import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text shorter than this travels in one packet either way. */
const smallestBytes = 1024;
const textual = /\.(m?js|css|svg|json|html)$/;

export const isPackable = (file: string, bytes: Uint8Array): boolean =>
  textual.test(file) && bytes.length >= smallestBytes;

const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Suffix of a packed file → how it is made. */
export const compressions = { br: brotli, gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }) };
