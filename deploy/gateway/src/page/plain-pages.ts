import { directionOf, errorCodes, type Language } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import type { RefusedPost } from '@portal/platform/release';
import { jsonIn } from '@portal/release/documents/json-in';
import { escapeHtml } from './escape.ts';
import { siteTitle } from './head-tags.ts';
import { pageMessages } from './page-messages.ts';

/** A page that needs no build and no script. */
const plainPage = (language: Language, body: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteTitle}</title>
<h1>${siteTitle}</h1>
${body}
</html>
`;

/** In place of a page of a remote that is in maintenance. */
export const maintenancePage = (language: Language): string =>
  plainPage(
    language,
    `<p>${escapeHtml(pageMessages[language].maintenance)}</p>
<p><a href="">${escapeHtml(pageMessages[language].reload)}</a></p>
<p><a href="/">${siteTitle}</a></p>`,
  );

/** For who follows the link to a canary from another site, before they get it. @param area a name without special characters */
export const trialPage = (area: string): string =>
  plainPage(
    'en',
    `<p>This is a new build of "${area}" that not everybody has yet. You have it until you close the browser.</p>
<p><a href="?canary=${area}">Try it</a></p>
<p><a href="/">Not now</a></p>`,
  );

interface Refusal {
  error_description?: string;
  fields?: { field: string; message: string }[];
}

/** Where the page with the form cannot be made: what is wrong, and the way back, where browsers keep what was typed. */
export const refusedPage = (language: Language, refused: RefusedPost): string => {
  const { error_description: sentence, fields = [] } = Object(jsonIn(refused.body)) as Refusal;
  const { errors } = errorMessages[language];
  const code = refused.status === errorCodes.payload_too_large ? 'payload_too_large' : 'unavailable';
  const lines = fields.map(({ field, message }) => `<li>${escapeHtml(`${field}: ${message}`)}</li>`);
  return plainPage(
    language,
    `<p>${escapeHtml(sentence ?? errors[code])}</p>
<ul>${lines.join('')}</ul>
<p><a href="${escapeHtml(refused.path)}">${escapeHtml(pageMessages[language].backToForm)}</a></p>`,
  );
};
