import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const writing = ['open', 'mkdir', 'link', 'rename', 'rm', 'utimes'] as const;

/** `full`: one step fails and the rest works. `killed`: from that step on nothing happens any more, as after SIGKILL. */
export type Failure = 'full' | 'killed';

const errorFor = (failure: Failure): Error =>
  Object.assign(new Error(failure === 'full' ? 'ENOSPC: no space left on device' : 'ended'), {
    code: failure === 'full' ? 'ENOSPC' : 'EIO',
  });

/**
 * Runs `work` while the file system fails at one of the steps that change something: at opening, writing,
 * placing or removing a file. A write that fails has written half, a removal that fails removed one file. @returns false when `work` has fewer steps
 */
export const failingAt = async (
  failure: Failure,
  step: number,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const original = { ...fs.promises };
  let steps = 0;
  let isFailed = false;
  const fails = (): boolean => {
    steps += 1;
    const now = steps === step || (isFailed && failure === 'killed');
    isFailed ||= now;
    return now;
  };
  for (const name of writing) {
    const real = original[name] as (...args: unknown[]) => Promise<unknown>;
    const replaced = async (...args: unknown[]): Promise<unknown> => {
      // Removing needs no space.
      if (!(failure === 'full' && name === 'rm') && fails()) {
        const path = String(args[0]);
        const inside = name === 'rm' && fs.statSync(path, { throwIfNoEntry: false })?.isDirectory();
        const [first] = inside ? fs.readdirSync(path) : [];
        if (first) fs.rmSync(join(path, first), { recursive: true });
        throw errorFor(failure);
      }
      const result = await real(...args);
      if (name !== 'open') return result;
      const handle = result as fs.promises.FileHandle;
      const write = handle.writeFile.bind(handle);
      handle.writeFile = async (text) => {
        if (!fails()) return write(text);
        await write(String(text).slice(0, String(text).length / 2));
        throw errorFor(failure);
      };
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        if (fails()) throw errorFor(failure);
        return sync();
      };
      return handle;
    };
    Object.assign(fs.promises, { [name]: replaced });
  }
  syncBuiltinESMExports();
  try {
    await work().catch((error: Error) => {
      if (!isFailed) throw error;
    });
  } finally {
    Object.assign(fs.promises, original);
    syncBuiltinESMExports();
  }
  return isFailed;
};
