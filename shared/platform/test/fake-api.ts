import { vi } from 'vitest';

export interface Answer {
  status?: number;
  body?: unknown;
  /** In place of `body`: sent as it is. */
  text?: string;
  headers?: Record<string, string>;
}

interface Sent {
  method: string;
  /** Path and query, such as `/api/fund/7?page=2`. */
  path: string;
  headers: Headers;
  body: unknown;
}

type Handler = (request: Sent) => Answer | Promise<Answer>;

/** Stands at the edge in place of the network. Handlers by "METHOD /path"; anything else has no connection. */
export const fakeApi = (handlers: Record<string, Answer | Handler>) => {
  const sent: Sent[] = [];
  const answer = async (input: URL, init: RequestInit): Promise<Response> => {
    const request: Sent = {
      method: init.method ?? 'GET',
      path: input.pathname + input.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    init.signal?.throwIfAborted();
    const handler = handlers[`${request.method} ${input.pathname}`];
    if (handler === undefined) throw new TypeError('Failed to fetch');
    const work = Promise.resolve(typeof handler === 'function' ? handler(request) : handler);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const { status = 200, body, text, headers = {} } = await Promise.race([work, aborted]);
    return new Response(text ?? JSON.stringify(body), { status, headers });
  };
  vi.stubGlobal('fetch', answer);
  return sent;
};

export const problem = (status: number, error: string, description: string): Answer => ({
  status,
  body: { error, error_description: description, message: description, requestId: 'r1' },
});

export const profileOf = (facts: object = {}): Answer => ({
  body: {
    message: '',
    data: {
      id: 'usr_1',
      email: 'amina@example.org',
      firstName: 'Amina',
      lastName: 'Diallo',
      countryCode: 'SN',
      phone: '+221771234567',
      language: 'en',
      isChatAgent: 0,
      mfaEnabled: false,
      userInfo: { authorities: ['FUND_BENEFICIARY_USER'] },
      ...facts,
    },
  },
});
