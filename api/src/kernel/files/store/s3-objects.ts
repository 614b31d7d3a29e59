import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { ConfigError } from '../../config/config.ts';
import type { S3Setting } from '../../config/s3-setting.ts';
import { storeProblem, storeUnavailable } from './file-errors.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3, type S3Library, statusOf } from './s3-client.ts';
import type { Staging } from './staging.ts';

/** Objects of a bucket below a prefix. The library is loaded at the first use only: it costs 20 MB. */
export class S3Objects implements ObjectStore {
  readonly #setting: S3Setting;
  readonly #staging: Staging;
  #loaded: ReturnType<typeof openS3> | undefined;

  constructor(setting: S3Setting, staging: Staging) {
    this.#setting = setting;
    this.#staging = staging;
  }

  /** @throws file_store_unavailable; undefined when the object is not there. */
  async #ask<T>(
    work: (library: S3Library, client: S3Client, at: { Bucket: string; Key: string }) => Promise<T>,
    name: string,
  ): Promise<T | undefined> {
    this.#loaded ??= openS3(this.#setting);
    const { library, client } = await this.#loaded;
    const at = { Bucket: this.#setting.bucket, Key: `${this.#setting.prefix}${name}` };
    try {
      return await work(library, client, at);
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw storeProblem(error) ?? storeUnavailable(error);
    }
  }

  async put(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const put = await this.#ask(
      (library, client, at) =>
        client.send(
          new library.PutObjectCommand({
            ...at,
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: 'application/octet-stream',
          }),
        ),
      name,
    );
    if (!put) throw storeUnavailable(new Error('the bucket is not there'));
    await rm(path, { force: true });
  }

  /** The bytes come to a local file without a name, so that they can be checked before one leaves. */
  async open(name: string): Promise<FileHandle | undefined> {
    const path = await this.#staging.place();
    try {
      const found = await this.#ask(async (library, client, at) => {
        const { Body: body } = await client.send(new library.GetObjectCommand(at));
        // In Node the body is a stream of Node.
        await pipeline(body as Readable, createWriteStream(path, { mode: 0o600 }));
        return true;
      }, name);
      return found ? await open(path, 'r') : undefined;
    } finally {
      await rm(path, { force: true });
    }
  }

  async has(name: string): Promise<boolean> {
    return (
      (await this.#ask((library, client, at) => client.send(new library.HeadObjectCommand(at)), name)) !==
      undefined
    );
  }

  async remove(name: string): Promise<void> {
    await this.#ask((library, client, at) => client.send(new library.DeleteObjectCommand(at)), name);
  }

  /** A store that is down may come back; a bucket or key that is refused stays refused. */
  async check(): Promise<void> {
    const { bucket } = this.#setting;
    this.#loaded ??= openS3(this.#setting);
    const { library, client } = await this.#loaded;
    try {
      await client.send(new library.HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) throw new ConfigError(`FILES_URL refused: there is no bucket ${bucket}`);
      if (status === 403 || status === 400)
        throw new ConfigError(`FILES_URL refused: the store does not let these credentials use ${bucket}`);
    }
  }

  close(): void {
    void this.#loaded?.then(({ client }) => client.destroy());
  }
}
