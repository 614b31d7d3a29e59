import type { Call } from '@portal/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { download, fetchBytes, fileNameFrom } from './download.ts';

const exportThings: Call<{ response: Blob }> = {
  id: 'exportThings',
  method: 'POST',
  path: '/things/export',
};

afterEach(() => vi.restoreAllMocks());

test('a file is saved as plain bytes under the name of the server', async () => {
  const saved: { name: string; type: string }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set('blob:1', blob);
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.get(this.href)?.type ?? '' });
  });
  fakeApi({
    'POST /api/things/export': {
      text: 'bytes',
      headers: {
        'Content-Disposition': 'attachment; filename="things_2025.xlsx"',
        'Content-Type': 'text/html',
      },
    },
  });
  await download(exportThings, 'things.xlsx');
  expect(saved).toEqual([{ name: 'things_2025.xlsx', type: 'application/octet-stream' }]);
});

test.each([
  ['saved', () => download(exportThings, 'things.xlsx')],
  ['drawn', () => fetchBytes(exportThings)],
])('a file to be %s whose connection is lost on the way fails as offline', async (_, load) => {
  const cut = () => Promise.reject(new TypeError('network error'));
  vi.stubGlobal('fetch', async () => Object.assign(new Response(''), { blob: cut, arrayBuffer: cut }));
  await expect(load()).rejects.toMatchObject({ name: 'ApiError', code: 'offline' });
});

test.each([
  [`attachment; filename="a.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`, 'résumé.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['inline', undefined],
  [null, undefined],
])('%s names %s', (header, name) => expect(fileNameFrom(header)).toBe(name));
