import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadInPieces } from './resumable-upload.ts';

/** Speaks enough of the protocol over real connections, and cuts some of them. */
let server: Server;
let stored: Buffer;
let size: number;
let name: string;
let pieces: number[];
/** Bytes of a piece after which the connection is cut; one for each cut. */
let cuts: number[];
let refusal: { status: number; body: unknown } | undefined;
let cancelled: boolean;

const file = { fileKey: 'file_1', fileName: 'plan.pdf', scanStatus: 'CLEAN' };
const facts = () => ({
  data: {
    uploadId: 'upl_1',
    offset: stored.length,
    size,
    expiresAt: '',
    file: stored.length === size ? file : null,
  },
  message: '',
});

const takePiece = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const cut = cuts.shift() ?? Number.POSITIVE_INFINITY;
  pieces.push(Number(request.headers['upload-offset']));
  let taken = Buffer.alloc(0);
  for await (const chunk of request) {
    taken = Buffer.concat([taken, chunk]);
    if (taken.length < cut) continue;
    stored = Buffer.concat([stored, taken.subarray(0, cut)]);
    request.socket.destroy();
    return;
  }
  stored = Buffer.concat([stored, taken]);
  if (refusal && stored.length === size) {
    response.writeHead(refusal.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(refusal.body));
    return;
  }
  response.writeHead(204, { 'Upload-Offset': String(stored.length) }).end();
};

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'PATCH') return takePiece(request, response);
  if (request.method === 'DELETE') cancelled = true;
  if (request.method === 'POST') {
    size = Number(request.headers['upload-length']);
    const [, text = ''] = String(request.headers['upload-metadata']).split(' ');
    name = Buffer.from(text, 'base64').toString();
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(facts()));
};

beforeEach(async () => {
  [stored, size, name, pieces, cuts, refusal, cancelled] = [Buffer.alloc(0), 0, '', [], [], undefined, false];
  server = createServer((request, response) => void serve(request, response).catch(() => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
    // The page's own kind of blob is not one of Node's.
    const body = options.body instanceof Blob ? await options.body.arrayBuffer() : undefined;
    return real(`http://127.0.0.1:${port}${new URL(url).pathname}`, { ...options, body: body ?? null });
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const bytes = Buffer.alloc(1_500_000, 'abcdefghij');
const plan = new File([bytes], 'Élan.pdf');

test('a file goes in pieces that grow on a quick line, under its own name', async () => {
  const shares: number[] = [];
  expect(await uploadInPieces(plan, { onProgress: (share) => shares.push(share) })).toEqual(file);
  expect(stored.equals(bytes)).toBe(true);
  expect(name).toBe('Élan.pdf');
  expect(pieces).toEqual([0, 262_144, 786_432]);
  expect(shares.at(-1)).toBe(1);
});

test('a connection that is cut makes it wait and go on from where the server is', async () => {
  cuts = [100_000, 65_536];
  const waits: boolean[] = [];
  expect(await uploadInPieces(plan, { onWaiting: (isWaiting) => waits.push(isWaiting) })).toEqual(file);
  expect(stored.equals(bytes)).toBe(true);
  expect(waits[0]).toBe(true);
  expect(waits.at(-1)).toBe(false);
});

test('what the server refuses at the end is told, not tried again', async () => {
  const message = '“Élan.pdf” has a virus';
  const fields = [{ field: 'file', code: 'infected', message }];
  refusal = {
    status: 422,
    body: { error: 'file_infected', error_description: 'x', message: 'x', fields, requestId: 'r' },
  };
  await expect(uploadInPieces(plan)).rejects.toMatchObject({ code: 'file_infected', fields });
});

test('an upload that its sender gives up is taken back', async () => {
  const controller = new AbortController();
  const reason = new Error('changed my mind');
  const sending = uploadInPieces(plan, {
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  await expect(sending).rejects.toBe(reason);
  await expect.poll(() => cancelled).toBe(true);
});
