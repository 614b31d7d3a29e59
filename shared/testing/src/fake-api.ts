import type { Call, ErrorBody, Wire } from '@portal/contracts';
import { vi } from 'vitest';

export interface SeenRequest {
  /** The call's id in the contracts; of one that the test has no answer for, method and path. */
  call: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

interface Reply {
  status: number;
  body: unknown;
}

type Answer = (request: SeenRequest) => Reply | Promise<Reply>;

const pattern = ({ method, path }: Call<Wire>) =>
  new RegExp(`^${method} /api${path.replace(/:\w+/g, '[^/]+')}$`);

/** An API at the edge of the browser: it answers declared calls and nothing else. */
export const fakeApi = () => {
  const answers: { call: Call<Wire>; answer: Answer }[] = [];
  const requests: SeenRequest[] = [];
  let isOffline = false;

  const add = (call: Call<Wire>, answer: Answer) => answers.unshift({ call, answer });

  vi.stubGlobal('fetch', async (input: URL | string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    if (isOffline) throw new TypeError('Failed to fetch');
    const asked = `${method} ${url.pathname}`;
    const found = answers.find(({ call }) => pattern(call).test(asked));
    const request = {
      call: found?.call.id ?? asked,
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    requests.push(request);
    if (found === undefined) throw new Error(`The test has no answer for ${asked}.`);
    const reply = await found.answer(request);
    return new Response(JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': 'application/json' },
    });
  });

  return {
    /** Answers a call from now on, as its contract says. */
    answer: <W extends Wire>(call: Call<W>, response: W['response']) =>
      add(call, () => ({ status: 200, body: response })),
    /** Answers a call from now on with what follows from the request. */
    reply: <W extends Wire>(call: Call<W>, respond: (request: SeenRequest) => W['response']) =>
      add(call, (request) => ({ status: 200, body: respond(request) })),
    /** Lets a call wait from now on; the returned function answers what waits and what comes. */
    hold: <W extends Wire>(call: Call<W>, response: W['response']) => {
      let release = () => {};
      const answered = new Promise<Reply>((resolve) => {
        release = () => resolve({ status: 200, body: response });
      });
      add(call, () => answered);
      return () => release();
    },
    /** Refuses a call from now on, in the one error shape of the API. */
    refuse: <W extends Wire>(
      call: Call<W>,
      status: number,
      error: Pick<ErrorBody, 'error' | 'message'> & Partial<ErrorBody>,
    ) =>
      add(call, () => ({
        status,
        body: { error_description: error.message, requestId: 'req-test', ...error },
      })),
    /** No request gets through while it is on. */
    setOffline: (offline: boolean) => {
      isOffline = offline;
    },
    /** Every request that arrived, oldest first. */
    requests,
    /** What was sent with a call, oldest first, whether or not it has an answer. */
    sent: <W extends Wire>(call: Call<W>) =>
      requests
        .filter((request) => request.call === call.id || pattern(call).test(request.call))
        .map(({ body }) => body),
  };
};

export type FakeApi = ReturnType<typeof fakeApi>;
