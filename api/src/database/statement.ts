import type { Driver } from './driver.ts';

/** A statement of the library: it hands itself to its handler when it is first waited for. */
export interface Statement extends Promise<unknown> {
  handler: Send;
  reject(error: Error): void;
  /** Set when it was called off before it was sent. */
  readonly cancelled: unknown;
  /** Present where rows are taken batch by batch. */
  readonly cursorFn?: unknown;
  /** The text with places for its parameters, once it was sent. */
  readonly string?: string;
}

/** Sends a statement, or rejects it. */
export type Send = (statement: Statement) => void;

// Parts of statements are made the same way and never sent; names and lists are no promises.
const isStatement = (value: unknown): value is Statement => value instanceof Promise && 'handler' in value;

const sentBy = <T>(send: Send, value: T): T => {
  if (isStatement(value)) value.handler = send;
  return value;
};

// Half the parts of a statement that is put together are empty: these share one, which is never sent.
const isNothing = ([strings]: unknown[]): boolean =>
  Array.isArray(strings) && strings.length === 1 && strings[0] === '' && 'raw' in strings;

let nothing: unknown;

/** A driver whose statements go where they are told, and with other members where given. */
export const sendingBy = (driver: Driver, send: Send, members: object = {}): Driver =>
  new Proxy(driver, {
    apply: (target, _this, given) => {
      if (isNothing(given)) {
        nothing ??= Reflect.apply(target, undefined, given);
        return nothing;
      }
      return sentBy(send, Reflect.apply(target, undefined, given));
    },
    get: (target, name) => {
      if (name in members) return Reflect.get(members, name);
      const member = Reflect.get(target, name);
      return name === 'unsafe' ? (...given: unknown[]) => sentBy(send, member(...given)) : member;
    },
  });

/** How a driver itself sends. */
export const handlerOf = (driver: Driver): Send => {
  const statement: unknown = driver``;
  if (!isStatement(statement)) throw new Error('The driver makes statements in another way than expected');
  return statement.handler;
};
