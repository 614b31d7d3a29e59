import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';

export const uploadedFile = {
  fileKey: 'file_1',
  fileName: 'plan.pdf',
  mime: 'application/pdf',
  size: 1_500_000,
  sha256: 'x',
  scanStatus: 'CLEAN',
  wasScanned: false,
  createdAt: '2026-01-01T00:00:00Z',
} as const;

const fresh = () => ({
  stored: Buffer.alloc(0),
  size: 0,
  /** Of what the upload was begun with. */
  metadata: {} as Record<string, string>,
  /** Offsets of the pieces that came. */
  pieces: [] as number[],
  /** Bytes of a piece after which the connection is cut; one for each cut. */
  cuts: [] as number[],
  /** A piece that begins here or later is not taken. */
  holdFrom: Number.POSITIVE_INFINITY,
  refusal: undefined as { status: number; body: unknown } | undefined,
  cancelled: false,
  /** What a list of unfinished uploads answers. */
  unfinished: [] as object[],
});

/** Speaks enough of the tus protocol over real connections, and cuts some of them. New for each test. */
export const uploadServer = () => {
  const state = fresh();
  let server: Server;

  const facts = () => ({
    uploadId: 'upl_1',
    offset: state.stored.length,
    size: state.size,
    expiresAt: '',
    file: state.stored.length === state.size ? uploadedFile : null,
  });

  const takePiece = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const cut = state.cuts.shift() ?? Number.POSITIVE_INFINITY;
    state.pieces.push(Number(request.headers['upload-offset']));
    if (Number(request.headers['upload-offset']) >= state.holdFrom) return;
    let taken = Buffer.alloc(0);
    for await (const chunk of request) {
      taken = Buffer.concat([taken, chunk]);
      if (taken.length < cut) continue;
      state.stored = Buffer.concat([state.stored, taken.subarray(0, cut)]);
      request.socket.destroy();
      return;
    }
    state.stored = Buffer.concat([state.stored, taken]);
    if (state.refusal && state.stored.length === state.size) {
      response.writeHead(state.refusal.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(state.refusal.body));
      return;
    }
    response.writeHead(204, { 'Upload-Offset': String(state.stored.length) }).end();
  };

  const begin = ({ headers }: IncomingMessage) => {
    state.size = Number(headers['upload-length']);
    for (const pair of String(headers['upload-metadata']).split(',')) {
      const [key = '', text = ''] = pair.split(' ');
      state.metadata[key] = Buffer.from(text, 'base64').toString();
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'PATCH') return takePiece(request, response);
    if (request.method === 'DELETE') state.cancelled = true;
    if (request.method === 'POST') begin(request);
    const isList = request.url?.endsWith('/file/tus') && request.method === 'GET';
    const data = isList ? state.unfinished : facts();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data, message: '' }));
  };

  beforeEach(async () => {
    Object.assign(state, fresh());
    server = createServer((request, response) => void serve(request, response).catch(() => {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
      // The page's own kind of blob is not one of Node's.
      const body = options.body instanceof Blob ? await options.body.arrayBuffer() : undefined;
      return real(`http://127.0.0.1:${port}${new URL(url, location.origin).pathname}`, {
        ...options,
        body: body ?? null,
      });
    });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return state;
};
