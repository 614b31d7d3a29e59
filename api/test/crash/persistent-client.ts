import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { insertSession } from '../../src/identity/session/session.db.ts';
import { randomToken, tokenHash } from '../../src/kernel/crypto/tokens.ts';
import type { Db } from '../../src/kernel/database/db.ts';

/** What an answer brought, after however many tries; of its data what the trials read. */
export interface Answer {
  status: number;
  body: { error?: string; data: { id: string; fileKey: string; rowVersion: number } };
}

const PAUSE_MS = 50;
/** Away, busy, or still at work on the first try of the same request. */
const transient = new Set([429, 502, 503, 504]);

/** The calls that keep an answer by its key; elsewhere a key is refused. */
const keepsAnswers = /\/(apply$|update-fund-balance$|reviewerDecision\/)/;

/** Somebody whose program repeats a request under its key until there is an answer. */
export class PersistentClient {
  readonly #base: string;
  /** By which its requests are known to be this person's. */
  readonly headers: Record<string, string>;
  /** How often a request got no answer. */
  repeats = 0;

  private constructor(base: string, headers: Record<string, string>) {
    this.#base = base;
    this.headers = headers;
  }

  static async of(db: Db, base: string, userId: string): Promise<PersistentClient> {
    const token = randomToken('afp_');
    const binding = randomToken();
    await insertSession(db, {
      userId,
      tokenHash: tokenHash(token),
      bindingHash: tokenHash(binding),
      ip: '127.0.0.1',
      userAgent: 'crash trial',
    });
    return new PersistentClient(base, { authorization: `Bearer ${token}`, cookie: `afp_b=${binding}` });
  }

  async send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const key = randomUUID();
    const isForm = body instanceof FormData;
    for (;;) {
      try {
        const response = await fetch(`${this.#base}/api${path}`, {
          method,
          headers: {
            ...this.headers,
            ...(keepsAnswers.test(path) ? { 'idempotency-key': key } : {}),
            ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(20_000),
        });
        const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
        if (!transient.has(answer.status) && answer.body.error !== 'idempotency_in_progress') return answer;
      } catch {
        // no answer, or half of one: the same again
      }
      this.repeats += 1;
      await wait(PAUSE_MS);
    }
  }

  /** @throws Error when the call is refused. */
  async done(method: string, path: string, body?: object | FormData): Promise<Answer['body']['data']> {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }
}
