import { setTimeout as pause } from 'node:timers/promises';
import { isLanguage } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import { type RenderedPageQuery, type RenderedParts, renderedPagePath } from '@portal/platform/release';
import type { AskApi } from '@portal/release/canary/ask-api';
import { brotli } from '@portal/release/publish/compressions';
import type { FastifyInstance } from 'fastify';
import { acceptedCoding, sendLine } from './http/replies.ts';
import { renderingBuilds } from './page/find-page.ts';
import { tabTitle } from './page/head-tags.ts';
import { pageAddress } from './page/page-address.ts';
import type { PrerenderedPages } from './prerender/prerendered-pages.ts';
import type { Site } from './site.ts';
import { readerOf } from './visitor-headers.ts';

/** So long a browser waits; its app then asks the API itself. */
const timeoutMs = 1_000;

const profilePath = `/api${getCurrentProfile.path}`;

const isTimeZone = (name: unknown): name is string => {
  if (typeof name !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The content policy lets no style attribute in; the page's script sets them. In a text a quotation mark is escaped. */
const withoutStyleAttributes = (html: string): string => html.replaceAll(' style="', ' data-style="');

/**
 * A page behind sign-in, rendered for the person whose token the request carries: of what the API answers them, and
 * kept nowhere. 204 where there is none: another build is served meanwhile, the API refuses, or it takes too long.
 */
export const serveReaderPage = (
  app: FastifyInstance,
  { releaseFor }: Site,
  prerendered: PrerenderedPages,
  ask: AskApi,
): void => {
  app.get<{ Querystring: Partial<Record<keyof RenderedPageQuery, unknown>> }>(
    renderedPagePath,
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'authorization, cookie, accept-encoding');
      const { address: asked, language, narrow, builds } = request.query;
      const timeZone = request.headers['timezone-val'];
      if (request.headers.authorization === undefined) return sendLine(reply, 401, 'The token is missing.');
      if (typeof asked !== 'string' || !/^\/(?!\/)/.test(asked))
        return sendLine(reply, 400, 'address: a path is missing.');
      if (!isLanguage(language)) return sendLine(reply, 400, 'language: one of the six is missing.');
      if (!isTimeZone(timeZone)) return sendLine(reply, 400, 'Timezone-Val: no time zone.');

      const { release } = await releaseFor(request, reply, 'a look');
      const { path, address } = pageAddress(asked);
      if (!release || renderingBuilds(release, path) !== builds) return reply.code(204).send();
      const reader = readerOf(request.raw, language);

      const profile = await ask(profilePath, reader.headers, reader.from).catch(() => undefined);
      // Who is not signed in costs no rendering.
      if (profile?.status !== 200) return reply.code(204).send();
      const view = { timeZone, isNarrow: narrow === '1' };
      const wanted = { address, language, session: 'loading', reader: view } as const;
      const page = await Promise.race([
        prerendered
          .renderFor(release, wanted, { ...reader, answers: { [profilePath]: profile } })
          .catch(() => undefined),
        pause(timeoutMs, undefined, { ref: false }),
      ]);
      if (!page) return reply.code(204).send();
      const own = page.styles.filter(({ isGlobal }) => !isGlobal);
      const parts: RenderedParts = {
        html: withoutStyleAttributes(page.html),
        title: tabTitle(page.title),
        style: { mark: own[0]?.mark ?? '', css: own.map(({ css }) => css).join('') },
        state: page.state,
      };
      const body = JSON.stringify(parts);
      reply.type('application/json; charset=utf-8');
      if (acceptedCoding(request.headers['accept-encoding']) !== 'br') return reply.send(body);
      return reply.header('content-encoding', 'br').send(await brotli(body, 5));
    },
  );
};
