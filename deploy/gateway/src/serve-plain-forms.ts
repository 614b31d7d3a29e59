import { isLanguage, type Language } from '@portal/contracts';
import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import { confirmInterest, registerInterest } from '@portal/contracts/calls/support/interest';
import { ContactMessageInput } from '@portal/contracts/support/contact-messages';
import { ConfirmInterestInput, InterestInput } from '@portal/contracts/support/interest';
import type { RefusedPost, ReleaseDocument } from '@portal/platform/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PostToApi } from './api-handler.ts';
import { isFromOtherSite } from './http/from-other-site.ts';
import { sendLine } from './http/replies.ts';
import { languageOf } from './page/language.ts';
import { refusedPage } from './page/plain-pages.ts';
import type { Site } from './site.ts';

interface PlainForm {
  call: { path: string };
  body: { properties: Readonly<Record<string, object>>; required?: readonly string[] };
}

/** Page address → the call that its form stands for. All are open to everybody. */
const forms: Record<string, PlainForm> = {
  '/contact-us': { call: sendContactMessage, body: ContactMessageInput },
  '/interest': { call: registerInterest, body: InterestInput },
  '/interest/confirm': { call: confirmInterest, body: ConfirmInterestInput },
};

/** Pages whose address carries the token of a mailed link. */
export const tokenPages: readonly string[] = ['/interest/confirm'];

/** In the address of the page that says that a form was taken: its number, or 1. */
const sentParameter = 'sent';

/** Whether the page at the address is for one reader: it says that a form was taken, or is what a mailed link opens. */
export const isForOneReader = (path: string, address: string): boolean =>
  tokenPages.includes(path) ||
  (Object.hasOwn(forms, path) && new RegExp(`^${path}[?]${sentParameter}=[A-Z0-9-]{1,20}$`).test(address));

/** Longest of the forms, each letter of it written as its bytes in percent signs. */
const maxBytes = 100_000;

/** The fields that the call knows, trimmed; what is not required and empty is not sent. */
const bodyOf = ({ body }: PlainForm, values: Record<string, string>): object =>
  Object.fromEntries(
    Object.entries(body.properties).flatMap(([name, schema]): [string, unknown][] => {
      if ('type' in schema && schema.type === 'boolean') return [[name, values[name] !== undefined]];
      const value = (values[name] ?? '').trim();
      return value !== '' || body.required?.includes(name) ? [[name, value]] : [];
    }),
  );

const unanswered = { status: 503, body: '' };

const ticketIn = (body: string): string => {
  const { data } = JSON.parse(body) as { data?: { ticketNumber?: unknown } | null };
  return typeof data?.ticketNumber === 'string' ? data.ticketNumber : '1';
};

/**
 * Takes the forms that a browser posts while no script runs. The API decides by the rules of its own call.
 * What was taken is answered with another address, so that loading it again sends nothing; what was refused
 * with the same form, all that was typed, and what is wrong.
 */
export const servePlainForms = (
  app: FastifyInstance,
  { origin, releaseFor, prerendered, policyWith }: Site,
  post: PostToApi,
): void => {
  const refuse = async (
    release: ReleaseDocument | undefined,
    language: Language,
    refusedPost: RefusedPost,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    reply.code(refusedPost.status).type('text/html; charset=utf-8');
    const wanted = { address: refusedPost.path, language, session: 'signed-out', refusedPost } as const;
    const page = release && (await prerendered?.renderOnce(release, wanted).catch(() => undefined));
    if (!page) return reply.send(refusedPage(language, refusedPost));
    return reply.header('content-security-policy', policyWith(page)).send(page.html);
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      const language = languageOf(request.headers, null, true);
      const refusedPost = { path: request.routeOptions.url ?? '/', values: {}, status, body: '' };
      return reply.code(status).type('text/html; charset=utf-8').send(refusedPage(language, refusedPost));
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (!isFromOtherSite(request, origin)) return undefined;
      return sendLine(reply, 403, 'Forms of other sites are not taken.');
    });
    for (const [path, form] of Object.entries(forms)) {
      scope.post<{ Body?: Record<string, string> }>(path, async (request, reply) => {
        const values = request.body ?? {};
        const language = isLanguage(values.language)
          ? values.language
          : languageOf(request.headers, null, true);
        const sent = bodyOf(form, { ...values, language });
        const answer = post(request.raw, `/api${form.call.path}`, sent, language);
        const { status, body } = await answer.catch(() => unanswered);
        if (status >= 200 && status < 300) {
          return reply.redirect(`${path}?${sentParameter}=${ticketIn(body)}#${sentParameter}`, 303);
        }
        const { release } = await releaseFor(request, reply, 'a look');
        return refuse(release, language, { path, values, status, body }, reply);
      });
    }
  });
};
