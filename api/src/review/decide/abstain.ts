import { transitionFor } from '@portal/contracts/applications/status-machine';
import type { Decide } from '@portal/contracts/review/decide';
import { type Access, aboutApplication, noteActivity, recordEvent } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { saveDeclaration, setAssignment } from '../record/assignments.db.ts';
import { type Outcome, writeDecision } from './decision-context.ts';

/**
 * Somebody steps aside for a conflict. A reviewer's slot is free and the content closed to the reviewer again; others
 * go on reading, and decide and pay nothing on it.
 */
export const abstain = async (tx: Tx, caller: Caller, access: Access, input: Decide): Promise<Outcome> => {
  const { actor } = caller;
  const { application, capacity } = access;
  if (!transitionFor('ABSTAIN', application.status, capacity)) throw problem('invalid_state');
  const { conflictType } = input;
  if (conflictType === undefined) throw invalidField('conflictType', 'required');
  const note = input.internalComment?.trim() || null;
  await writeDecision(
    { tx, caller, access, input },
    { kind: 'PROCESS', conflictType, messageToApplicant: null },
  );
  await saveDeclaration(tx, application.id, actor.id, { hasConflict: true, type: conflictType, note });
  const isReviewer = capacity === 'REVIEWER';
  if (isReviewer) await setAssignment(tx, application.id, actor.id, 'RECUSED');
  await noteActivity(tx, application.id);
  await recordEvent(tx, application, isReviewer ? 'ABSTAIN' : 'DECLARE', actor);
  await recordAudit(tx, caller, 'DECIDE', aboutApplication(application, 'REVIEW'), [
    { field: 'decision', old: null, new: `ABSTAIN ${conflictType}` },
  ]);
  return { status: application.status, rowVersion: application.rowVersion };
};
