import { directionOf, type Language } from '@portal/contracts';
import { colon } from '../messages/colon.ts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import { mailTexts } from './locales/mail-texts.ts';
import type { MailList, MailText } from './mail-data.ts';

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** One line: a line break in a subject would be a header of the sender's choice. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

const paragraph = (text: string, tag?: 'strong'): string => {
  const html = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p>${tag === undefined ? html : `<${tag}>${html}</${tag}>`}</p>`;
};

const isLine = ({ label, values }: MailList): boolean => label === '' && values.length === 1;

/** Each value with its own direction: conditions are written in whatever language the staff chose. */
const listHtml = (list: MailList): string => {
  const values = list.values.map(escapeHtml);
  if (isLine(list)) return `<p dir="auto">${values}</p>`;
  const label = list.label === '' ? '' : paragraph(list.label, 'strong');
  return `${label}<ul>${values.map((value) => `<li dir="auto">${value}</li>`).join('')}</ul>`;
};

const listText = (list: MailList): string => {
  if (isLine(list)) return list.values.join();
  return [...(list.label === '' ? [] : [list.label]), ...list.values.map((value) => `- ${value}`)].join('\n');
};

const button =
  'style="display:inline-block;padding:12px 20px;border-radius:6px;background:#146849;color:#ffffff;font-weight:600;text-decoration:none"';

/** Lays a mail out as text and as plain HTML with the same words. */
export const layOut = (mail: MailText, language: Language, firstName: string) => {
  const { greeting, greetingByName, farewell, footer } = mailTexts[language];
  const greeted = firstName === '' ? greeting : fillPlaceholders(greetingByName, { firstName });
  const { paragraphs, code, quote, link } = mail;
  const text = [
    greeted,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : listText(part))),
    ...(code ? [code] : []),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(link ? [`${link.label}${colon(language)}\n${link.href}`] : []),
    farewell,
    `-- \n${footer}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(oneLine(mail.subject))}</title></head><body>`,
    // Mail programs keep what is in the body, and choose the colour of the text; a receipt has no space to break at.
    `<div lang="${language}" dir="${directionOf(language)}" style="border-top:8px solid #146849;padding:16px;margin:0 auto;max-width:36em;font:16px/1.55 system-ui,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">`,
    paragraph(greeted),
    ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : listHtml(part))),
    ...(code ? [`<p><strong><big>${escapeHtml(code)}</big></strong></p>`] : []),
    ...(quote ? [`<blockquote dir="auto">${paragraph(quote)}</blockquote>`] : []),
    ...(link ? [`<p><a ${button} href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`] : []),
    paragraph(farewell),
    `<hr><p><small>${escapeHtml(footer)}</small></p></div></body></html>`,
  ].join('\n');
  return { subject: oneLine(mail.subject), text, html };
};
