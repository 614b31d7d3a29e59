import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Bucket } from '../src/store/bucket.ts';
import { pull } from '../src/store/working-copy.ts';
import { emptyFolder } from './support/store.ts';

test('where one object cannot be fetched, the others are in place before the folder may be changed by another', async () => {
  const store = emptyFolder();
  const refused = 'assets/review/1.0.0-aaaaaaaa/app.1.js';
  const late = 'assets/review/1.0.0-aaaaaaaa/page.1.js';
  let isOver = false;
  const bucket: Bucket = {
    list: async () => new Map([refused, late].map((name) => [name, 'etag'])),
    get: async (name) => {
      if (name === refused) throw new Error('refused');
      await vi.waitFor(() => expect(isOver).toBe(true), { timeout: 200 }).catch(() => undefined);
      return { bytes: Buffer.from('late'), etag: 'etag' };
    },
    put: async () => 'etag',
    remove: async () => undefined,
  };
  const pulling = pull(store, bucket).finally(() => {
    isOver = true;
  });
  await expect(pulling).rejects.toThrow('refused');
  expect(existsSync(join(store, late))).toBe(true);
});
