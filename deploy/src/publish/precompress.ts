import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Build, Integrity } from '@portal/platform/release';
import { integrityOf } from '../store/integrity.ts';
import { buildFolder } from '../store/layout.ts';

/** Text shorter than this travels in one packet either way. */
const smallestBytes = 1024;
const textual = /\.(m?js|css|svg|json|html)$/;

const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const packers = { br: brotli, gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }) };

/** The packed form of the same bytes in an earlier build, when that is whole. */
const packedBefore = async (
  store: string,
  earlier: readonly Build[],
  file: string,
  packed: string,
  digest: Integrity | undefined,
): Promise<Buffer | undefined> => {
  const build = earlier.find(
    ({ integrity, otherFiles }) => integrity[file] === digest && otherFiles?.[packed],
  );
  if (!build) return undefined;
  const bytes = await readFile(join(buildFolder(store, build.app, build.version), packed)).catch(
    () => undefined,
  );
  return bytes && integrityOf(bytes) === build.otherFiles?.[packed] ? bytes : undefined;
};

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of `integrity` for which that pays. Packing is
 * most of the time of a publish, so what an earlier build of the app has packed is taken from there.
 */
export const precompress = async (
  folder: string,
  integrity: Readonly<Record<string, Integrity>>,
  store: string,
  earlier: readonly Build[],
): Promise<void> => {
  const pack = async (file: string): Promise<void> => {
    const bytes = await readFile(join(folder, file));
    if (bytes.length < smallestBytes) return;
    for (const [suffix, packer] of Object.entries(packers)) {
      const packed = `${file}.${suffix}`;
      const known = await packedBefore(store, earlier, file, packed, integrity[file]);
      await writeFile(join(folder, packed), known ?? (await packer(bytes)));
    }
  };
  await Promise.all(
    Object.keys(integrity)
      .filter((file) => textual.test(file))
      .map(pack),
  );
};
