import type { EditorBody, Editors } from '@portal/contracts/content/desk';
import { type Pool, transaction } from '../database/db.ts';
import { forgetGone, otherEditors, removeEditor, rowVersionOf, storeEditor } from './editors.db.ts';

/** Notes that somebody has a text open, or left it. @returns who else is there. */
export const noteEditor = (db: Pool, userId: string, body: EditorBody): Promise<Editors> =>
  transaction(db, async (tx) => {
    await (body.leaving === true ? removeEditor : storeEditor)(tx, body, userId);
    await forgetGone(tx);
    return { others: await otherEditors(tx, body, body.tab), rowVersion: await rowVersionOf(tx, body) };
  });
