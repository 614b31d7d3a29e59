import { createHash, randomBytes } from 'node:crypto';
import { type Role, roles } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import { cohortPath } from '@portal/platform/release';
import type { AskApi } from '@portal/release/canary/ask-api';
import { cachedViewOf, canariesFor, openCanaries, type Visitor } from '@portal/release/canary/release-views';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOtherSite } from './http/from-other-site.ts';
import { sendLine } from './http/replies.ts';
import { trialPage } from './page/plain-pages.ts';
import type { ReadRelease } from './release-reader.ts';
import type { ReleaseFor, Site } from './site.ts';
import { pickHeaders } from './visitor-headers.ts';

/**
 * Says by which number somebody is given a canary or not, and the role of who is signed in. It is no proof of
 * anything: it only chooses between builds that anybody may read.
 */
const cookieName = 'portal_cohort';
const cookieDays = 90;
const cookieForm = /(?:^|;\s*)portal_cohort=([A-Za-z0-9_-]{22})(?:\.([A-Z_]{1,40}))?(?:;|$)/;

/** The canary that somebody tries out by a link, until the browser is closed. */
const triedName = 'portal_canary';
const triedForm = /(?:^|;\s*)portal_canary=([a-z0-9-]{1,60})(?:;|$)/;

/** A subject is 22 characters of base64url: 132 bits. */
const subjectLength = 22;

const visitorOf = (cookie: string | undefined): Visitor => {
  const [, subject, group] = cookieForm.exec(cookie ?? '') ?? [];
  const [, tried] = triedForm.exec(cookie ?? '') ?? [];
  return { subject, group, tried };
};

const safely = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const cookieOf = ({ subject, group }: Visitor, secure: boolean): string =>
  stringifySetCookie({
    name: cookieName,
    value: group === undefined ? subject : `${subject}.${group}`,
    maxAge: cookieDays * 86_400,
    secure,
    ...safely,
  });

const randomSubject = (): string => randomBytes(17).toString('base64url').slice(0, subjectLength);

/** The same for one account on every device, and of no use to find the account by. */
const subjectOfAccount = (id: string): string =>
  createHash('sha256').update(`cohort of account ${id}`).digest('base64url').slice(0, subjectLength);

export const cohortsOf =
  (readRelease: ReadRelease, isSecure: boolean): ReleaseFor =>
  async (request, reply, purpose) => {
    const release = await readRelease();
    if (!release || openCanaries(release).length === 0) return { release, cacheControl: 'no-cache' };
    let visitor = visitorOf(request.headers.cookie);
    if (visitor.subject === undefined && purpose === 'a visit') {
      visitor = { ...visitor, subject: randomSubject() };
      reply.header('set-cookie', cookieOf(visitor, isSecure));
    }
    const view = cachedViewOf(release, canariesFor(release, visitor));
    return { release: view, cacheControl: 'private, no-cache' };
  };

const ofAccount = ['authorization', 'cookie', 'user-agent', 'origin', 'sec-fetch-site', 'x-forwarded-for'];

/** Who the API says that the caller is; absent when it does not know them. @throws when it cannot be asked */
const askWho = async (
  ask: AskApi,
  { headers, raw }: FastifyRequest,
): Promise<{ id: string; role?: Role } | undefined> => {
  const asked = { ...pickHeaders(headers, ofAccount), accept: 'application/json', 'x-background': '1' };
  const { status, body } = await ask(`/api${getCurrentProfile.path}`, asked, raw.socket.remoteAddress);
  if (status >= 500) throw new Error(`The API answered ${status}.`);
  if (status !== 200) return undefined;
  const { data } = JSON.parse(body) as { data: { id: unknown; userInfo?: { authorities?: unknown[] } } };
  const role = roles.find((one) => one === data.userInfo?.authorities?.[0]);
  if (typeof data.id !== 'string') return undefined;
  return { id: data.id, ...(role && { role }) };
};

/**
 * GET begins or ends the trial of a canary. POST notes who is signed in: from then on the account and its role decide,
 * on every device of a person. Without a session the role goes; the number stays, so that signing out changes nothing.
 */
export const serveCohort = (
  app: FastifyInstance,
  { isSecure, origin, readRelease }: Site,
  ask: AskApi,
): void => {
  app.get<{ Querystring: { canary?: unknown } }>(cohortPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const release = await readRelease();
    const tried = release && openCanaries(release).find((area) => area === request.query.canary);
    if (request.query.canary !== undefined && tried === undefined)
      return sendLine(reply, 404, 'There is no such canary, or it has ended.');
    // A link in a message is meant to be tried, one that somebody hides on a page is not.
    if (tried !== undefined && isFromOtherSite(request, origin))
      return reply.type('text/html; charset=utf-8').send(trialPage(tried));
    const cookie = { name: triedName, value: tried ?? '', secure: isSecure, ...safely };
    const ended = tried === undefined && { maxAge: 0 };
    return reply.header('set-cookie', stringifySetCookie({ ...cookie, ...ended })).redirect('/', 303);
  });

  app.post(cohortPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { subject = randomSubject() } = visitorOf(request.headers.cookie);
    try {
      const who = request.headers.authorization === undefined ? undefined : await askWho(ask, request);
      const visitor: Visitor = who ? { subject: subjectOfAccount(who.id), group: who.role } : { subject };
      return reply.header('set-cookie', cookieOf(visitor, isSecure)).code(204).send();
    } catch {
      const line = 'Who is signed in cannot be told right now. Try again.';
      return sendLine(reply, 503, line, { 'retry-after': '5' });
    }
  });
};
