import { languages } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

const address = '/.well-known/security.txt';
/** RFC 9116 advises less than a year; whoever reads it later is to look again. */
const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** An e-mail address becomes a link to it. */
const asLink = (contact: string): string => (/^https?:/.test(contact) ? contact : `mailto:${contact}`);

/** Where somebody who found a weakness turns to, as RFC 9116 writes it; valid from the day on which it is read. */
export const securityText = (origin: string, contact: string | undefined, now: Date): string => {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs);
  return [
    `Contact: ${asLink(contact ?? `${origin}/contact-us`)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${address}`,
    '',
  ].join('\n');
};

/** Serves it. @param contact an e-mail address or a page; absent: the contact page of the portal. */
export const serveSecurityText = (app: FastifyInstance, origin: string, contact: string | undefined) => {
  app.get(address, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityText(origin, contact, new Date())),
  );
};
