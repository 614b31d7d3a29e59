import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The same page as somebody would write it by hand: its markup and its styles, without data or scripts. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');

export interface StaticTwin {
  url: string;
  bytes: number;
  close: () => void;
}

/** Serves the twin of the page at `url`; its pictures and fonts come from where the page has them. */
export const serveTwin = async (url: string): Promise<StaticTwin> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const packed = brotliCompressSync(withoutScripts(await answer.text()));
  const files = new Map<string, { body: Buffer; type: string }>();
  const fileAt = async (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const reply = await fetch(new URL(path, url));
    const type = reply.headers.get('content-type') ?? 'application/octet-stream';
    const file = { body: Buffer.from(await reply.arrayBuffer()), type };
    files.set(path, file);
    return file;
  };
  const server: Server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(packed);
      return;
    }
    fileAt(request.url ?? '/').then(({ body, type }) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
      response.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, bytes: packed.length, close: () => server.close() };
};
