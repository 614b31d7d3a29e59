import { TooLongError } from './drawn-document.ts';

/** More than the text of any document that is small enough to be sent. */
const MAX_BYTES = 32 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;

const endOf = (view: DataView): number => {
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new Error('no archive');
};

/** Stops what would unpack to more than anybody wrote. */
const inflated = async (packed: Uint8Array<ArrayBuffer>): Promise<string> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new TooLongError();
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** One file of a zip archive as text. @throws TooLongError; where the bytes are no archive, or it is not in it. */
export const zipEntry = async (bytes: Uint8Array, name: string): Promise<string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) break;
    const nameLength = view.getUint16(at + 28, true);
    const found = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (found === name) {
      const local = view.getUint32(at + 42, true);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.slice(from, from + view.getUint32(at + 20, true));
      const method = view.getUint16(at + 10, true);
      if (method === STORED) return new TextDecoder().decode(packed);
      if (method === DEFLATED) return inflated(packed);
      break;
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new Error(`${name} cannot be read`);
};
