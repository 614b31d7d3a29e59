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
