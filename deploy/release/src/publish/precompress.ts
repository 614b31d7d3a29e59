import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build, Integrity } from '@portal/platform/release';
import { readBuildFile } from '../store/integrity.ts';
import { compressions, isPackable } from './compressions.ts';

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
  return build && readBuildFile(store, build, packed);
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
    if (!isPackable(file, bytes)) return;
    for (const [suffix, packer] of Object.entries(compressions)) {
      const packed = `${file}.${suffix}`;
      const known = await packedBefore(store, earlier, file, packed, integrity[file]);
      await writeFile(join(folder, packed), known ?? (await packer(bytes)));
    }
  };
  await Promise.all(Object.keys(integrity).map(pack));
};
