import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Up to `length` bytes from `start`; fewer at the end of the file. */
export const readPart = async (path: string, start: number, length: number): Promise<Buffer> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Those needles that occur anywhere in the file; the file is never in memory whole. */
export const whichAreIn = async (path: string, needles: readonly Buffer[]): Promise<Buffer[]> => {
  const longest = Math.max(...needles.map((needle) => needle.length));
  const found = new Set<Buffer>();
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const seen = Buffer.concat([rest, chunk]);
    for (const needle of needles) if (seen.includes(needle)) found.add(needle);
    rest = seen.subarray(-longest);
  }
  return [...found];
};
