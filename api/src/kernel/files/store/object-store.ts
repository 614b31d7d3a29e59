import type { FileHandle } from 'node:fs/promises';

/** Where bytes lie under names of our own: a directory or a bucket. It never looks into them. */
export interface ObjectStore {
  /** Moves a local file to the name; what is there already is replaced. Durable once it returns. */
  put(name: string, path: string): Promise<void>;
  /** Opens the bytes for reading; undefined when the name is not there. The caller closes the handle. */
  open(name: string): Promise<FileHandle | undefined>;
  has(name: string): Promise<boolean>;
  /** An absent name is no error. */
  remove(name: string): Promise<void>;
  /** @throws ConfigError when it can never work as configured. */
  check(): Promise<void>;
  close(): void;
}
