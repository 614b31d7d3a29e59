import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

/** Text shorter than this travels in one packet either way. */
const smallestBytes = 1024;
const textual = /\.(m?js|css|svg|json|html)$/;

/** Writes `<file>.br` and `<file>.gz` beside each text file for which that pays. */
export const precompress = async (folder: string, files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => textual.test(name))) {
    const bytes = await readFile(join(folder, file));
    if (bytes.length < smallestBytes) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(folder, `${file}.br`), await brotli(bytes, { params }));
    await writeFile(join(folder, `${file}.gz`), await squeeze(bytes, { level: 9 }));
  }
};
