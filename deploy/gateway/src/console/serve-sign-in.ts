import { endOfToken, type Manager, managerFrom, managerWith } from '@portal/release/console/managers';
import { jsonIn } from '@portal/release/documents/json-in';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type IdentityProvider, pendingSignIn, SignInFailed } from './identity-provider.ts';
import { answerRefusal, ConsoleRefusal } from './refusal.ts';
import { type Sessions, sessionCookie } from './sessions.ts';

const pages = '/releases/console';
const api = `${pages}/api`;
const session = `${api}/session`;
const provided = `${api}/oidc`;
/** Where the provider sends people back to, below the portal's address. */
export const providerReturnPath = `${provided}/callback`;

/** Addresses of the console that take people who are not signed in. */
export const signInPaths: readonly string[] = [session, `${api}/sign-in`, provided, providerReturnPath];

const pending = Compile(pendingSignIn);
const minutesAtProvider = 10;

/** A page of the console; another address is none to send somebody to. */
const pageIn = (to: unknown): string =>
  typeof to === 'string' && to.length <= 300 && /^\/releases\/console(\/[\w/-]*)?(\?[\w=&%+.*-]*)?$/.test(to)
    ? to
    : `${pages}/`;

interface SignInOptions {
  store: string;
  origin: string;
  isSecure: boolean;
  sessions: Sessions;
  signedIn: (request: FastifyRequest) => Promise<Manager>;
  /** Absent: people sign in by token alone. */
  provider?: IdentityProvider | undefined;
}

/** Ways to sign in to the console and out of it: a token, and an identity provider where one is set. */
export const serveSignIn = (scope: FastifyInstance, options: SignInOptions): void => {
  const { store, origin, isSecure, sessions, signedIn, provider } = options;
  const pendingCookie = `${isSecure ? '__Secure-' : ''}release_console_oidc`;

  /** Lax: the browser comes from the provider's site. */
  const keepPending = (reply: FastifyReply, value: string): void => {
    const maxAge = value === '' ? 0 : minutesAtProvider * 60;
    const safely = { path: provided, maxAge, httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
    reply.header('set-cookie', stringifySetCookie({ name: pendingCookie, value, ...safely }));
  };

  scope.get(session, async (request) => {
    const { name, role } = await signedIn(request);
    return { name, role };
  });

  scope.post<{ Body: { token: string } }>(
    session,
    { schema: { body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }) } },
    async ({ body, headers, log }, reply) => {
      const manager = await managerWith(store, body.token);
      if (!manager) {
        log.warn('A token that is not known was tried at the console.');
        throw new ConsoleRefusal(
          401,
          'This token is not known. Ask for one: pnpm release console-token add.',
        );
      }
      const ended = endOfToken(manager);
      if (ended !== undefined)
        throw new ConsoleRefusal(
          401,
          `This token ended on ${ended}. Ask for a new one: pnpm release console-token add '${manager.name}' ${manager.role}.`,
        );
      sessions.end(headers.cookie);
      reply.header('set-cookie', sessionCookie(sessions.begin(manager), isSecure));
      return { name: manager.name, role: manager.role };
    },
  );

  scope.delete(session, async ({ headers }, reply) => {
    sessions.end(headers.cookie);
    return reply.code(204).header('set-cookie', sessionCookie('', isSecure)).send();
  });

  scope.get(`${api}/sign-in`, async () => ({ ...(provider && { provider: provider.name }) }));

  if (!provider) return;

  /** What the browser kept when it began to sign in; undefined where it did not, or more than ten minutes ago. */
  const pendingOf = ({ headers }: FastifyRequest) => {
    const cookie = parseCookie(headers.cookie ?? '')[pendingCookie] ?? '';
    const kept = jsonIn(Buffer.from(cookie, 'base64url').toString());
    return pending.Check(kept) ? kept : undefined;
  };

  /** Back to the page that was asked for, which says why nobody is signed in. */
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!(error instanceof SignInFailed)) return answerRefusal(error, request, reply);
    request.log.warn(error.message);
    const { to = pendingOf(request)?.to } = request.query as { to?: unknown };
    const page = pageIn(to);
    return reply.redirect(`${page}${page.includes('?') ? '&' : '?'}refused=${error.fault}`, 303);
  };

  scope.get<{ Querystring: { to?: unknown } }>(provided, { errorHandler }, async ({ query }, reply) => {
    const begun = await provider.begin(pageIn(query.to));
    keepPending(reply, Buffer.from(JSON.stringify(begun.pending)).toString('base64url'));
    return reply.redirect(begun.address.href, 303);
  });

  scope.get(providerReturnPath, { errorHandler }, async (request, reply) => {
    const { url, headers } = request;
    const kept = pendingOf(request);
    keepPending(reply, '');
    if (!kept) throw new SignInFailed('stale', 'Somebody came back who did not begin here, or long ago.');
    const { email, subject } = await provider.finish(new URL(url, origin), kept);
    const manager = await managerFrom(store, { email, subject });
    if (!manager) throw new SignInFailed('unknown', `${subject} may not sign in to the console.`);
    sessions.end(headers.cookie);
    reply.header('set-cookie', sessionCookie(sessions.begin(manager), isSecure));
    return reply.redirect(pageIn(kept.to), 303);
  });
};
