import type { Call, Wire } from '@portal/contracts';
import type { CallArguments } from './call.ts';
import { send } from './request.ts';

/** The file name of a Content-Disposition header, without any path. */
export const fileNameFrom = (header: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  const name = encoded === undefined ? plain : decodeURIComponent(encoded);
  return name?.split(/[/\\]/).pop()?.trim() || undefined;
};

/** Hands a file to the browser. Typed as plain bytes, so that nothing in it is ever opened as a page. */
export const saveFile = (bytes: BlobPart, name: string): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * Fetches a file and saves it under the server's name, else `fallbackName`.
 * Mutations that export carry `meta: { export: true }`.
 * @throws ApiError
 */
export const download = async <W extends Wire>(
  descriptor: Call<W>,
  fallbackName: string,
  ...[options]: CallArguments<W>
): Promise<void> => {
  const { bytes, name } = await send(descriptor, options ?? {}, '*/*', async (response) => ({
    bytes: await response.blob(),
    name: fileNameFrom(response.headers.get('Content-Disposition')),
  }));
  saveFile(bytes, name ?? fallbackName);
};

/** As bytes, to be drawn in the page: neither saved nor given an address. @throws ApiError */
export const fetchBytes = <W extends Wire>(
  descriptor: Call<W>,
  ...[options]: CallArguments<W>
): Promise<Uint8Array> =>
  send(descriptor, options ?? {}, '*/*', async (response) => new Uint8Array(await response.arrayBuffer()));
