import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
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
export const s3Objects = (setting: S3Setting, staging: Staging): ObjectStore => {
  let loaded: ReturnType<typeof openS3> | undefined;
  const load = () => {
    loaded ??= openS3(setting);
    return loaded;
  };

  /** @throws file_store_unavailable; undefined when the object is not there. */
  const ask = async <T>(
    work: (library: S3Library, client: S3Client, at: { Bucket: string; Key: string }) => Promise<T>,
    name: string,
  ): Promise<T | undefined> => {
    const { library, client } = await load();
    try {
      return await work(library, client, { Bucket: setting.bucket, Key: `${setting.prefix}${name}` });
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw storeProblem(error) ?? storeUnavailable(error);
    }
  };

  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      const facts = { ContentLength: size, ContentType: 'application/octet-stream' };
      const put = await ask((library, client, at) => {
        const object = { ...at, ...facts, Body: createReadStream(path) };
        return client.send(new library.PutObjectCommand(object));
      }, name);
      if (!put) throw storeUnavailable(new Error('the bucket is not there'));
      await rm(path, { force: true });
    },

    /** The bytes come to a local file without a name, so that they can be checked before one leaves. */
    open: async (name) => {
      const path = await staging.place();
      try {
        const found = await ask(async (library, client, at) => {
          const { Body: body } = await client.send(new library.GetObjectCommand(at));
          // In Node the body is a stream of Node.
          await pipeline(body as Readable, createWriteStream(path, { mode: 0o600 }));
          return true;
        }, name);
        return found ? await open(path, 'r') : undefined;
      } finally {
        await rm(path, { force: true });
      }
    },

    has: async (name) =>
      (await ask((library, client, at) => client.send(new library.HeadObjectCommand(at)), name)) !==
      undefined,

    remove: async (name) => {
      await ask((library, client, at) => client.send(new library.DeleteObjectCommand(at)), name);
    },

    /** A store that is down may come back; a bucket or key that is refused stays refused. */
    check: async () => {
      const { bucket } = setting;
      const { library, client } = await load();
      try {
        await client.send(new library.HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) throw new ConfigError(`FILES_URL refused: there is no bucket ${bucket}`);
        if (status === 403 || status === 400)
          throw new ConfigError(`FILES_URL refused: the store does not let these credentials use ${bucket}`);
      }
    },

    close: () => void loaded?.then(({ client }) => client.destroy()),
  };
};
