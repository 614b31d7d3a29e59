import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text shorter than this travels in one packet either way. */
const smallestBytes = 1024;
const textual = /\.(m?js|css|svg|json|html)$/;

export const isPackable = (file: string, bytes: Uint8Array): boolean =>
  textual.test(file) && bytes.length >= smallestBytes;

/** As small as it gets unless another quality is given: for what is packed once and sent often. */
export const brotli = (text: Uint8Array | string, quality = 11): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

/** Suffix of a packed file → how it is made. */
export const compressions = { br: brotli, gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }) };
