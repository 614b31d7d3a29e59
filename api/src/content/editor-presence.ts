import type { EditorBody, Editors } from '@portal/contracts/content/editing';
import { type Pool, transaction } from '../kernel/database/db.ts';
import { forgetGone, otherEditors, removeEditor, storeEditor } from './editor-presence.db.ts';
import { readText } from './versions.ts';

/** Notes that somebody has a text open, or left it. @returns who else is there. @throws Problem not_found. */
export const setEditorPresence = (db: Pool, userId: string, body: EditorBody): Promise<Editors> =>
  transaction(db, async (tx) => {
    const text = await readText(tx, body);
    await (body.leaving === true ? removeEditor : storeEditor)(tx, text, body.tab, userId);
    await forgetGone(tx);
    return { others: await otherEditors(tx, text, body.tab, userId), rowVersion: text.rowVersion };
  });
