import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { decryptMail } from './encrypt-mail.ts';
import { escapeHtml } from './layout.ts';

/** A mail as the demo mailbox shows it. */
export interface MailboxEntry {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO instant. */
  at: string;
}

const MAX_MAILS = 200;

/** The newest mails first. */
export const readMailbox = async (db: Db): Promise<MailboxEntry[]> => {
  const mails = await db<(MailboxEntry & { id: string })[]>`
    select id, to_address as to, subject, text, html, created_at as at from outbox
    order by created_at desc, id desc limit ${MAX_MAILS}`;
  return mails.map(({ id, ...mail }) => decryptMail(db, id, mail));
};

const css = `:root{color-scheme:light dark;color:light-dark(#161e1b,#f3f6f4);background:light-dark(#fafbfa,#0c1311)}
body{font:1rem/1.55 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1.25rem}
article{background:light-dark(#fff,#161e1b);border:1px solid light-dark(#d6ddd9,#26302c);border-radius:10px;margin:1rem 0;padding:1.25rem}
h2{font-size:1.125rem;margin:0}a{color:light-dark(#146849,#7dba9c)}p{margin:.25rem 0;color:light-dark(#4f5d57,#b7c2bc)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}`;
const cssHash = createHash('sha256').update(css).digest('base64');

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>&]+/g, (address) => `<a href="${address}">${address}</a>`);

const entry = ({ to, subject, text, at }: MailboxEntry): string =>
  `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p><pre dir="auto">${linked(text)}</pre></article>`;

const page = (mails: MailboxEntry[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo mailbox</title>
<meta name="viewport" content="width=device-width"><style>${css}</style></head>
<body><main><h1>Demo mailbox</h1><p>Every mail that the portal would send, newest first. In demo mode nothing leaves this machine.</p>
${mails.map(entry).join('\n') || '<p>No mail yet.</p>'}</main></body></html>`;

/** The demo mailbox; mounted in demo mode only. */
export const addMailbox = (app: FastifyInstance, { db }: Deps): void => {
  app.get('/demo/mailbox.json', async () => readMailbox(db));
  app.get('/demo/mailbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${cssHash}'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(page(await readMailbox(db))),
  );
};
