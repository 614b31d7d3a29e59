import type { Call, ErrorBody, Part, Wire } from '@portal/contracts';
import { errorCodes } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** What came back; `body` is what the contract promises, `problem` what refusals have. */
export class Reply<B> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly problem: ErrorBody | undefined;
  readonly raw: Buffer;
  readonly #parsed: unknown;

  constructor(status: number, headers: Reply<B>['headers'], raw: Buffer) {
    const isJson = String(headers['content-type'] ?? '').includes('json');
    this.#parsed = isJson && raw.length > 0 ? JSON.parse(raw.toString('utf8')) : raw;
    this.status = status;
    this.headers = headers;
    this.problem = status >= 400 ? (this.#parsed as ErrorBody) : undefined; // checked by toBeProblem
    this.raw = raw;
  }

  /** Of a success; reading it after a refusal fails the test. */
  get body(): B {
    if (this.problem) throw new Error(`Refused: ${JSON.stringify(this.problem)}`);
    return this.#parsed as B; // held against the response schema by the client
  }
}

type Given<W extends Wire, K extends 'params' | 'query' | 'body'> =
  Part<W, K> extends object
    ? object extends Part<W, K>
      ? { [P in K]?: Part<W, K> }
      : { [P in K]: Part<W, K> }
    : object;

type CallInput<W extends Wire> = Given<W, 'params'> &
  Given<W, 'query'> &
  Given<W, 'body'> & { headers?: Record<string, string> };

/** Any input, for what the compiler would not let through. */
export interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Codes that any request may meet, so that operations need not list them. */
const implied = new Set([
  'invalid_request',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'internal_error',
  'unavailable',
  'storage_full',
  'token_expired',
  'unauthorized',
  'forbidden',
  'password_change_required',
  'insufficient_scope',
  'cross_site_request',
  'idempotency_unsupported',
]);

const checkers = new WeakMap<TSchema, ReturnType<typeof Compile>>();

const checkerOf = (schema: TSchema): ReturnType<typeof Compile> => {
  const checker = checkers.get(schema) ?? Compile(schema);
  checkers.set(schema, checker);
  return checker;
};

const address = (path: string, { params = {}, query = {} }: RawInput): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};

/** Calls the application as one person, and holds every answer against the contract. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #headers: Record<string, string>;

  constructor(
    app: FastifyInstance,
    operations: ReadonlyMap<string, Operation>,
    headers: Record<string, string>,
  ) {
    this.#app = app;
    this.#operations = operations;
    this.#headers = headers;
  }

  /** The headers that make this person known: token and cookie. */
  get headers(): Record<string, string> {
    return this.#headers;
  }

  /** Sends a call as its contract types it. */
  call<W extends Wire>(
    call: Call<W>,
    ...[input]: object extends CallInput<W> ? [input?: CallInput<W>] : [input: CallInput<W>]
  ): Promise<Reply<W['response']>> {
    return this.raw(call, (input ?? {}) as RawInput); // the same parts, without their types
  }

  /** Sends a call with any input. */
  async raw<W extends Wire>(call: Call<W>, input: RawInput): Promise<Reply<W['response']>> {
    const { headers = {}, body } = input;
    const response = await this.#app.inject({
      method: call.method,
      url: address(call.path, input),
      headers: { ...this.#headers, ...headers },
      ...(body === undefined ? {} : { payload: body as object }), // inject takes strings, buffers and objects
    });
    const reply = new Reply<W['response']>(response.statusCode, response.headers, response.rawPayload);
    this.#holdAgainstContract(call.id, reply);
    return reply;
  }

  #holdAgainstContract(id: string, reply: Reply<unknown>): void {
    const operation = this.#operations.get(id);
    if (!operation) return;
    const { problem } = reply;
    if (problem) {
      if (!implied.has(problem.error) && !operation.errors.includes(problem.error)) {
        throw new Error(`${id} answered ${problem.error}, which it does not declare`);
      }
      if (reply.status !== errorCodes[problem.error])
        throw new Error(`${id}: ${problem.error} with ${reply.status}`);
      return;
    }
    if (!operation.response) return;
    const errors = checkerOf(operation.response).Errors(reply.body);
    if (errors.length > 0) throw new Error(`${id} broke its contract: ${JSON.stringify(errors.slice(0, 5))}`);
  }
}
