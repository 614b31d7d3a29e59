import type { TextAddress } from '@portal/contracts/content/editing';
import type { ContentKind, DirectoryName } from '@portal/contracts/content/keys';
import { offices } from './contacts/offices.ts';
import type { Directory, Entry } from './entries/directory.ts';
import { entriesOf } from './entries/entry-kind.ts';
import { faqs } from './faqs/faqs.db.ts';
import { partners } from './partners/partners.ts';
import { sections } from './sections/section-kind.ts';
import { allLanguages, type RowLanguage, type TextKind } from './texts/text-kind.ts';

// A directory is only ever given entries of its own table, which the compiler cannot follow through the name of a list.
const lists = { faqs, partners, contacts: offices } as unknown as Record<
  DirectoryName,
  Directory<Entry, object>
>;

const kinds: Record<ContentKind, TextKind> = {
  sections,
  faqs: entriesOf(lists.faqs),
  partners: entriesOf(lists.partners),
  contacts: entriesOf(lists.contacts),
};

export const kindOf = (kind: ContentKind): TextKind => kinds[kind];

/** What a schedule is of: the key names a section, or a list and an entry of it. */
export const addressOf = (key: string, part: RowLanguage): TextAddress => {
  const [list = '', id] = key.split('/');
  const lang = part === allLanguages ? {} : { lang: part };
  return id === undefined
    ? { kind: 'sections', id: key, ...lang }
    : { kind: list as DirectoryName, id, ...lang }; // as the lists made it
};
