import type { Wire } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import type { Caller } from '../http/caller.ts';
import type { Limit } from '../http/limiter.ts';
import type { Answer, Context, PublicContext } from './context.ts';
import type { FormLimits } from './public-form-limits.ts';

export interface RouteOptions {
  /** Counted before the handler, on top of the limit that every call has. */
  limits?: readonly Limit[];
  /** A form that anyone may send: limited by person and form token first, by network far higher. */
  form?: FormLimits;
  /** Asks for a password or factor given within the last ten minutes: `reauthentication_required`. */
  confirmed?: boolean;
  /** May be called while the account must choose a new password. */
  whilePasswordIsDue?: boolean;
  /** Largest body in bytes when 256 KiB is not right. */
  bodyLimit?: number;
}

/** One declared operation with its handler, as `registerRoutes` mounts it. */
export interface Route {
  readonly operation: Operation;
  readonly options: RouteOptions;
  readonly isPublic: boolean;
  handle(context: PublicContext<Wire>): Promise<unknown>;
}

const declared = <W extends Wire>(
  operation: Operation<W>,
  isPublic: boolean,
  handler: unknown,
  options: RouteOptions,
): Route => {
  if (isPublic !== (operation.permission === 'public')) {
    throw new Error(`${operation.id}: "public" belongs to publicRoute and only there`);
  }
  // The context is built from the operation's own schemas, which are of type W.
  return { operation, options, isPublic, handle: handler as Route['handle'] } as Route;
};

/** A route for signed-in callers who pass the call's permission. */
export const route = <W extends Wire>(
  operation: Operation<W>,
  handler: (context: Context<W>) => Promise<Answer<W>>,
  options: RouteOptions = {},
): Route => declared(operation, false, handler, options);

/** `route` for those whom `check` lets pass: what no permission says of a caller. */
export const routeFor =
  (check: (caller: Caller) => void): typeof route =>
  (operation, handler, options) =>
    route(
      operation,
      async (ctx) => {
        check(ctx);
        return handler(ctx);
      },
      options,
    );

/** A route for anyone. */
export const publicRoute = <W extends Wire>(
  operation: Operation<W>,
  handler: (context: PublicContext<W>) => Promise<Answer<W>>,
  options: RouteOptions = {},
): Route => declared(operation, true, handler, options);

/** An answer of data, and of what there is to say of it. */
export const dataOf = async <T>(
  data: T | PromiseLike<T>,
  message = '',
): Promise<{ data: T; message: string }> => ({ data: await data, message });

/** The answer once something is done that leaves no data. */
export const done = (work: PromiseLike<unknown>, message = ''): Promise<{ data: null; message: string }> =>
  dataOf(
    work.then(() => null),
    message,
  );
