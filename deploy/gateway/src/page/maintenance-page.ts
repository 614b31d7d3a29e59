import { directionOf, type Language } from '@portal/contracts';
import { escapeHtml } from './escape.ts';
import { siteTitle } from './head-tags.ts';
import { pageMessages } from './page-messages.ts';

/** In place of a page of a remote that is in maintenance. */
export const maintenancePage = (language: Language): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteTitle}</title>
<h1>${siteTitle}</h1>
<p>${escapeHtml(pageMessages[language].maintenance)}</p>
<p><a href="">${escapeHtml(pageMessages[language].reload)}</a></p>
<p><a href="/">${siteTitle}</a></p>
</html>
`;
