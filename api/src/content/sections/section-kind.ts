import { isSectionKey } from '@portal/contracts/content/keys';
import type { Tx } from '../../kernel/database/db.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import { refuseBrokenLinks } from '../checks/check-links.ts';
import type { TextKind } from '../texts/text-kind.ts';
import { refuseFundsOfLetters } from './check-mails.ts';
import { checkedDraft, checkSection } from './check-section.ts';
import { draftedText, lockSection, sectionFacts } from './drafted-sections.db.ts';
import { storePublished } from './sections.db.ts';

const needed = () => invalidField('lang', 'required');

/** Checks that the pages, files and funds that a section names exist. @throws Problem invalid_request. */
export const refuseMissing = async (tx: Tx, key: string, data: object): Promise<void> => {
  await refuseBrokenLinks(tx, data);
  if (key === 'emails') await refuseFundsOfLetters(tx, data);
};

/** Sections: each language is a text of its own, with a draft beside what is public. */
export const sections: TextKind = {
  lock: async (tx, key, lang) => {
    if (isSectionKey(key) && lang) await lockSection(tx, key, lang);
  },
  read: async (db, key, lang) => {
    if (!isSectionKey(key)) return undefined;
    if (!lang) throw needed();
    const text = await draftedText(db, key, lang);
    const facts = await sectionFacts(db, key, lang);
    const rowVersion = text?.rowVersion ?? facts.rowVersion;
    const english = lang === 'en' ? null : facts.english;
    const name = `${key} (${lang})`;
    const translationOf = text?.translationOf ?? null;
    return {
      key,
      lang,
      part: lang,
      rowVersion,
      published: text?.published ? { ...text.published } : null,
      edited: text && { ...text.data },
      hasDraft: text?.hasDraft === true,
      madeFrom: translationOf === null ? {} : { [lang]: translationOf },
      translationOf,
      filed: { process: 'CONTENT', entityType: 'content', entityId: `${key}/${lang}`, entityLabel: name },
      withPart: (_, from) => from,
      shownWith: (fields) => fields,
      madeFromNow: () => (english === null ? {} : { [lang]: english }),
      check: async (tx, data) => {
        checkSection(key, data);
        await refuseMissing(tx, key, data);
      },
      checkedDraft: async (tx, data) => {
        const draft = { ...checkedDraft(key, data) };
        await refuseMissing(tx, key, draft);
        return draft;
      },
      publish: (tx, data, updatedBy, scheduled = english) =>
        storePublished(tx, {
          key,
          lang,
          data,
          rowVersion: rowVersion + 1,
          translationOf: scheduled,
          updatedBy,
        }),
      moveVersion: () => Promise.resolve(),
    };
  },
};
