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

/**
 * What a template makes as long as nobody waits for it: most are parts of others, and a promise for each
 * cost more than all else in putting a statement together. The library reads the strings and arguments
 * of a part; whoever wants more gets the statement.
 */
interface Part {
  strings: TemplateStringsArray;
  args: unknown[];
  send: Send;
  make: (...given: unknown[]) => unknown;
  statement: object | undefined;
}

const statementOf = (part: Part): object => {
  part.statement ??= sentBy(part.send, part.make(part.strings, ...part.args)) as object; // a template's own
  return part.statement;
};

/** A part passes for a statement of the library, by whose members it hands on to its own. */
const partsLike = (statement: Statement): object => {
  const itself = Object.getPrototypeOf(statement);
  const handsOn = (name: string): PropertyDescriptor => ({
    value(this: Part, ...given: unknown[]) {
      const statement = statementOf(this);
      return Reflect.apply(Reflect.get(statement, name), statement, given);
    },
  });
  const names = Object.getOwnPropertyNames(itself).filter(
    (name) => name !== 'constructor' && name !== 'origin',
  );
  return Object.create(itself, Object.fromEntries(names.map((name) => [name, handsOn(name)])));
};

let prototype: object | undefined;

/** The library's own driver behind one that sends elsewhere. */
const drivers = new WeakMap<Driver, Driver>();

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

const madeBy = (driver: Driver): Statement => {
  const statement: unknown = driver``;
  if (!isStatement(statement)) throw new Error('The driver makes statements in another way than expected');
  return statement;
};

/** A driver whose statements go where they are told, and with other members where given. */
export const sendingBy = (driver: Driver, send: Send, members: object = {}): Driver => {
  const own = drivers.get(driver) ?? driver;
  const make = (...given: unknown[]): unknown => Reflect.apply(own, undefined, given);
  prototype ??= partsLike(madeBy(own));
  const like = prototype;
  const sending = new Proxy(driver, {
    apply: (_driver, _this, [strings, ...args]) => {
      if (!isTemplate(strings)) return sentBy(send, make(strings, ...args));
      const part: Part = Object.create(like);
      part.strings = strings;
      part.args = args;
      part.send = send;
      part.make = make;
      part.statement = undefined;
      return part;
    },
    get: (target, name) => {
      if (name in members) return Reflect.get(members, name);
      const member = Reflect.get(target, name);
      return name === 'unsafe' ? (...given: unknown[]) => sentBy(send, member(...given)) : member;
    },
  });
  drivers.set(sending, own);
  return sending;
};

/** How a driver itself sends. */
export const handlerOf = (driver: Driver): Send => madeBy(driver).handler;
