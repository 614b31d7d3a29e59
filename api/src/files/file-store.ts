import type { Readable } from 'node:stream';

/** Bytes that were received in full but are not kept yet. */
export interface ReceivedFile {
  /** Where they lie until `keep` or `discard`; for a look at them. */
  path: string;
  sha256: string;
  size: number;
  /** Makes them durable under their hash. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Keeps bytes under their SHA-256; the same content is kept once. */
export interface FileStore {
  /** @throws what the stream throws, leaving nothing behind. */
  receive(content: Readable): Promise<ReceivedFile>;
  /** @throws DamagedFile when the bytes are missing or not those of the hash. */
  open(sha256: string): Promise<Readable>;
  /** Absent content is no error. */
  remove(sha256: string): Promise<void>;
}

/** The store has other bytes than it was given, or none. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}
