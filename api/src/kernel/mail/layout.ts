import { directionOf, type Language } from '@portal/contracts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import { mailTexts } from './locales/mail-texts.ts';
import type { MailDetail, MailText } from './mail-data.ts';

/** A mail ready to be sent. */
export interface LaidOutMail {
  subject: string;
  text: string;
  html: string;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** One line: a line break in a subject would be a header of the sender's choice. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Each value with its own direction: conditions are written in whatever language the staff chose. */
const detailHtml = ({ label, values }: MailDetail): string =>
  `<p><strong>${escapeHtml(label)}</strong></p><ul>${values
    .map((value) => `<li dir="auto">${escapeHtml(value)}</li>`)
    .join('')}</ul>`;

/** Lays a mail out as text and as plain HTML with the same words. */
export const layOut = (mail: MailText, language: Language, firstName: string): LaidOutMail => {
  const { greeting, greetingByName, farewell, footer } = mailTexts[language];
  const greeted = firstName === '' ? greeting : fillPlaceholders(greetingByName, { firstName });
  const { paragraphs, details = [], code, quote, link } = mail;
  const text = [
    greeted,
    ...paragraphs,
    ...(code ? [code] : []),
    ...details.map(({ label, values }) => [label, ...values.map((value) => `- ${value}`)].join('\n')),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    farewell,
    `-- \n${footer}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(oneLine(mail.subject))}</title></head><body>`,
    paragraph(greeted),
    ...paragraphs.map(paragraph),
    ...(code ? [`<p><strong><big>${escapeHtml(code)}</big></strong></p>`] : []),
    ...details.map(detailHtml),
    ...(quote ? [`<blockquote dir="auto">${paragraph(quote)}</blockquote>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`] : []),
    paragraph(farewell),
    `<hr><p><small>${escapeHtml(footer)}</small></p></body></html>`,
  ].join('\n');
  return { subject: oneLine(mail.subject), text, html };
};
