import type { EditorBody, Editors } from '@portal/contracts/content/desk';
import type { EntryEditorBody } from '@portal/contracts/content/directory-entries';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import { problem } from '../kernel/http/problem.ts';
import {
  entryVersionOf,
  forgetGone,
  type Opened,
  otherEditors,
  removeEditor,
  rowVersionOf,
  storeEditor,
} from './editors.db.ts';
import { allLanguages, entryKey } from './entries/entry-drafts.db.ts';

interface Coming {
  tab: string;
  leaving?: boolean;
}

const note = async (
  tx: Tx,
  userId: string,
  opened: Opened,
  { tab, leaving }: Coming,
): Promise<Editors['others']> => {
  await (leaving === true ? removeEditor : storeEditor)(tx, opened, tab, userId);
  await forgetGone(tx);
  return otherEditors(tx, opened, tab);
};

/** Notes that somebody has a text open, or left it. @returns who else is there. */
export const noteEditor = (db: Pool, userId: string, body: EditorBody): Promise<Editors> =>
  transaction(db, async (tx) => ({
    others: await note(tx, userId, body, body),
    rowVersion: await rowVersionOf(tx, body),
  }));

/** As `noteEditor`, of an entry of a list. @throws not_found. */
export const noteEntryEditor = (db: Pool, userId: string, body: EntryEditorBody): Promise<Editors> =>
  transaction(db, async (tx) => {
    const { list, id } = body;
    const rowVersion = await entryVersionOf(tx, list, id);
    if (rowVersion === undefined) throw problem('not_found');
    return {
      others: await note(tx, userId, { key: entryKey(list, id), lang: allLanguages }, body),
      rowVersion,
    };
  });
