import { languages as all, type Language, languageNames } from '@portal/contracts';
import type { HeaderEntry, PublicAddress } from '@portal/platform/area';
import type { ReleaseDocument } from '@portal/platform/release';
import { escapeHtml } from './escape.ts';
import { pageMessages } from './page-messages.ts';

const entriesOf = (release: ReleaseDocument): HeaderEntry[] =>
  Object.values(release.remotes)
    .flatMap(({ manifest }) => manifest.header ?? [])
    .sort((one, other) => one.position - other.position);

/** The links of the header alone. */
export const publicLinks = (release: ReleaseDocument, language: Language): string => {
  const items = entriesOf(release).map(
    ({ to, label }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(label[language] ?? label.en)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

/** The same address in another language. */
const inLanguage = (address: string, language: Language): string => {
  const search = new URLSearchParams(address.split(/\?(.*)/s, 2)[1]);
  search.set('lang', language);
  return escapeHtml(`?${search}`);
};

/**
 * For readers without scripts: what works, and the languages that the page is there in. The burger's drawer
 * holds every link of the menus.
 */
export const noscriptElement = (
  address: string,
  language: Language,
  languages: PublicAddress['languages'] = all,
): string => {
  const choices = languages
    .map(
      (one) =>
        `<li><a href="${inLanguage(address, one)}" lang="${one}" hreflang="${one}">${languageNames[one]}</a></li>`,
    )
    .join('');
  const messages = pageMessages[language];
  return `<noscript><p>${escapeHtml(messages.readOnly)}</p><nav aria-label="${escapeHtml(messages.languages)}"><ul>${choices}</ul></nav></noscript>`;
};

/** Without scripts buttons do nothing, but for those that open the drawer or send a form that the gateway takes. */
export const noscriptCss =
  ':is(button,[role=button]):not([popovertarget],form[method=post] [type=submit]),' +
  'main form:not([method=post]),[data-needs-script]{display:none!important}[data-burger]{display:block!important}';
