import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The page's own markup and styles, without data or scripts. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<template[\s\S]*?<\/template>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');

/** `home-phone.svg` → the address under which the page has it. */
const addressIn = (html: string, name: string): string => {
  const pattern = name.replace(/\.(\w+)$/, '\\.[0-9a-f]+\\.$1');
  const found = new RegExp(`"([^"]*/${pattern})"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The page shows no ${name}.`);
  return found;
};

/** The home page in English as somebody wrote it by hand, with the pictures and fonts of the page. */
const byHand = (html: string): string =>
  readFileSync(join(import.meta.dirname, 'by-hand.html'), 'utf8').replaceAll(
    /\{([\w-]+\.(?:svg|woff2))\}/g,
    (_all, name: string) => addressIn(html, name),
  );

/** Serves the twin of the page at `url`; its pictures and fonts come from where the page has them. */
export const serveTwin = async (url: string) => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const { pathname, search } = new URL(url);
  const packed = brotliCompressSync(pathname === '/' && search === '' ? byHand(html) : withoutScripts(html));
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
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
