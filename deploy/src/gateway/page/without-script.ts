import { type Language, languageNames, languages } from '@portal/contracts';
import type { HeaderChild } from '@portal/platform/area';
import type { ReleaseDocument } from '@portal/platform/release';
import { escapeHtml } from './escape.ts';
import { startWords } from './words.ts';

type Entry = Pick<HeaderChild, 'to' | 'label' | 'children'>;

const entriesOf = (release: ReleaseDocument): Entry[] =>
  Object.values(release.remotes)
    .flatMap(({ manifest }) => manifest.header ?? [])
    .sort((one, other) => one.position - other.position);

const list = (entries: readonly Entry[], language: Language): string => {
  const items = entries.map(({ to, label, children = [] }) => {
    const link = `<a href="${escapeHtml(to)}">${escapeHtml(label[language] ?? label.en)}</a>`;
    return `<li>${link}${children.length > 0 ? list(children, language) : ''}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

/** The links of the header alone. */
export const publicLinks = (release: ReleaseDocument, language: Language): string =>
  list(
    entriesOf(release).map(({ to, label }) => ({ to, label })),
    language,
  );

/** For readers without scripts: what works, every link that a menu would open, and the languages. */
export const withoutScript = (release: ReleaseDocument, language: Language): string => {
  const choices = languages
    .map((one) => `<li><a href="?lang=${one}" lang="${one}" hreflang="${one}">${languageNames[one]}</a></li>`)
    .join('');
  const words = startWords[language];
  return `<noscript><p>${escapeHtml(words.readOnly)}</p><nav aria-label="${escapeHtml(words.links)}">${list(entriesOf(release), language)}<ul>${choices}</ul></nav></noscript>`;
};
