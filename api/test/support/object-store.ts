import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'portal-files';

/** The key that the server below accepts. */
export const objectStoreKey = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real S3-compatible server on loopback with one empty bucket. */
export class ObjectStoreServer {
  readonly #directory = mkdtempSync(join(tmpdir(), 'portal-test-objects-'));
  #server: S3rver | undefined;
  #port = 0;

  /** As `FILES_URL` names it. */
  get url(): string {
    return `s3://${BUCKET}/kept/here?endpoint=http://127.0.0.1:${this.#port}&region=eu-test-1`;
  }

  async start(): Promise<void> {
    this.#server = new S3rver({
      address: '127.0.0.1',
      port: this.#port,
      silent: true,
      directory: this.#directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    this.#port = (await this.#server.run()).port;
  }

  /** Where the server keeps the bytes of an object, to spoil them. */
  pathOf(name: string): string {
    return join(this.#directory, BUCKET, 'kept', 'here', `${name}._S3rver_object`);
  }

  /** Stops answering; what is stored stays. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
