import { permissions, roleMay, type Wire } from '@portal/contracts';
import { FORM_TOKEN_HEADER } from '@portal/contracts/call';
import type { Operation } from '@portal/contracts/operation';
import { closed } from '@portal/contracts/schema-parts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Actor, MaybeCaller } from '../http/caller.ts';
import { type Limit, networkOf } from '../http/limiter.ts';
import { problem } from '../http/problem.ts';
import type { Authentication } from './authentication.ts';
import { FORM_TYPE, UPLOAD_TYPE } from './body-parsers.ts';
import { callMeta } from './call-meta.ts';
import type { PublicContext } from './context.ts';
import { members, readers, systems, visitors } from './general-limits.ts';
import { noteCaller } from './log-caller.ts';
import { withinFormLimits } from './public-form-limits.ts';
import { queryValues } from './query-values.ts';
import { refuseOtherUse } from './refuse-other-sites.ts';
import type { Route } from './route.ts';
import { maxItemsOf, refuseUnstorable } from './storable-text.ts';
import { checkerOf } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A route that leaves something undeclared must not come up. */
const refuseUndeclared = ({ operation, options }: Route): void => {
  if (!Object.hasOwn(permissions, operation.permission ?? ''))
    throw new Error(`${operation.id}: no permission is declared`);
  if (!operation.response && operation.answers === undefined)
    throw new Error(`${operation.id}: no response is declared`);
  if (!Array.isArray(operation.errors)) throw new Error(`${operation.id}: no error codes are declared`);
  if ((options.form !== undefined) !== (operation.takesFormToken === true))
    throw new Error(`${operation.id}: the form token of a form, and of nothing else, is declared`);
  if (options.confirmed && !operation.errors.includes('reauthentication_required'))
    throw new Error(`${operation.id}: reauthentication_required is not declared`);
};

const refuseDoubles = (routes: readonly Route[]): void => {
  const seen = new Set<string>();
  for (const { operation } of routes) {
    for (const name of [operation.id, `${operation.method} ${operation.path}`]) {
      if (seen.has(name)) throw new Error(`${name} is declared twice`);
      seen.add(name);
    }
  }
};

const permit = (actor: Actor | undefined, { operation, options }: Route): void => {
  if (operation.permission === 'public') return;
  if (!actor) throw problem('unauthorized');
  // Its scope was looked at with its token.
  if (actor.client) return;
  if (!roleMay(actor.role, operation.permission)) throw problem('forbidden');
  if (actor.mustChangePassword && !options.whilePasswordIsDue) throw problem('password_change_required');
  if (options.confirmed && !actor.isConfirmed) throw problem('reauthentication_required');
};

const who = (limit: Limit, { actor, meta }: MaybeCaller): string =>
  limit.by === 'user' && actor ? actor.id : networkOf(meta.ip);

const jsonTypes = new Set(['application/json', 'application/csp-report', 'application/reports+json']);

const otherTypes = { multipart: 'multipart/form-data', bytes: UPLOAD_TYPE, form: FORM_TYPE } as const;

const isOpenRead = ({ operation, options }: Route): boolean =>
  operation.permission === 'public' && operation.method === 'GET' && options.limits === undefined;

/** The limit that every call counts against. */
const generalLimit = (route: Route, actor: Actor | undefined): Limit => {
  if (actor?.client) return systems;
  if (isOpenRead(route)) return readers;
  return actor ? members : visitors;
};

/** The e-mail address in a body that has been checked. */
const emailIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;

const formTokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[FORM_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' ? token : undefined;
};

/** A body in another form than the declared one would reach the handler unchecked, or as none. */
const refuseOtherType = (request: FastifyRequest, { operation }: Route): void => {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const { consumes = 'json' } = operation;
  const takesJson = consumes === 'json' || consumes === 'form';
  const isFitting =
    (takesJson && jsonTypes.has(type ?? '')) || (consumes !== 'json' && type === otherTypes[consumes]);
  const expectsBody = consumes !== 'json' || operation.body !== undefined;
  const hasBody = type !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (expectsBody && hasBody && !isFitting) throw problem('unsupported_media_type');
};

/** Whoever sends a key counts on it; where none is kept, a second request would be done a second time. */
const refuseUnusedKey = ({ headers }: FastifyRequest, operation: Operation): void => {
  if (operation.method === 'GET' || headers['idempotency-key'] === undefined) return;
  if (!operation.errors.includes('idempotency_mismatch')) throw problem('idempotency_unsupported');
};

/** Who signs in to read, or out, takes next to none. */
const needsSpace = ({ operation }: Route): boolean =>
  operation.method !== 'GET' && !operation.path.startsWith('/auth/');

/** The query or body of an operation that declares none: who sends one expects that it is used. */
const nothing = closed({});

const mount = (app: FastifyInstance, deps: Deps, authentication: Authentication, route: Route): void => {
  const { operation, options } = route;
  const { params, query: querySchema = nothing, consumes = 'json' } = operation;
  const bodySchema = operation.body ?? (consumes === 'json' ? nothing : undefined);
  const maxItems = maxItemsOf(bodySchema);
  const mayLackBody = operation.bodyOptional || !operation.body;
  const check = {
    params: params && checkerOf(params),
    query: checkerOf(querySchema),
    body: bodySchema && checkerOf(bodySchema),
  };

  /** Lets the caller in whom the token names, and counts the call. */
  const receive = async (request: FastifyRequest): Promise<MaybeCaller> => {
    const meta = callMeta(request);
    const system = await authentication.system(request);
    if (system) noteCaller(request, system);
    const found = system
      ? authentication.systemAt(system, operation)
      : await authentication.person(request, meta, route.isPublic);
    // Who must choose a new password is a visitor where visitors are welcome.
    const isSetAside = route.isPublic && found?.mustChangePassword && !options.whilePasswordIsDue;
    const actor = isSetAside ? undefined : found;
    const caller = { actor, meta };
    if (actor) noteCaller(request, actor);
    const general = generalLimit(route, actor);
    await deps.limiter.take(general, who(general, caller));
    permit(actor, route);
    for (const limit of options.limits ?? []) await deps.limiter.take(limit, who(limit, caller));
    if (actor?.client) await authentication.noteSystemCall(actor, meta, operation);
    return caller;
  };

  const callers = new WeakMap<FastifyRequest, MaybeCaller>();

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = callers.get(request);
    if (!caller) throw problem('internal_error');
    const query = queryValues(querySchema, request.query as Record<string, unknown>); // Fastify's parser makes a record
    const body = request.body === undefined && mayLackBody ? {} : request.body;
    for (const part of [request.params, query]) refuseUnstorable(part);
    refuseUnstorable(body, maxItems);
    check.params?.(request.params);
    check.query(query);
    check.body?.(body);
    const context = {
      ...caller,
      db: deps.db,
      deps,
      params: request.params,
      query,
      body,
      say: (message) => message[caller.meta.language],
      request,
      reply,
    } as PublicContext<Wire>; // the parts have just been checked against the operation's schemas
    const work = () => route.handle(context);
    const sent = { email: emailIn(body), token: formTokenOf(request) };
    const answer = await (options.form ? withinFormLimits(deps, options.form, caller, sent, work) : work());
    for (const limit of options.limits ?? []) {
      if (limit.onlyFailures) await deps.limiter.giveBack(limit, who(limit, caller));
    }
    return answer;
  };

  app.route({
    method: operation.method,
    url: `/api${operation.path}`,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: { operation },
    schema: operation.response ? { response: { '2xx': operation.response } } : {},
    // Before the body is read: a stranger's megabytes are not parsed first.
    onRequest: async (request) => {
      callers.set(request, await receive(request));
      refuseOtherUse(request, operation);
      refuseOtherType(request, route);
      refuseUnusedKey(request, operation);
      if (needsSpace(route)) await deps.freeSpace.refuseWhenFull();
    },
    handler,
  });
};

/** Mounts every route under `/api`. @throws Error when one is not fully declared. */
export const registerRoutes = (
  app: FastifyInstance,
  deps: Deps,
  authentication: Authentication,
  routes: readonly Route[],
): void => {
  routes.forEach(refuseUndeclared);
  refuseDoubles(routes);
  for (const route of routes) mount(app, deps, authentication, route);
};
