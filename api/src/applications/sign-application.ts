import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Sign } from '@portal/contracts/applications/signature';
import { findFund } from '../funds/index.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { plainCode } from '../kernel/crypto/tokens.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem, refusedField } from '../kernel/http/problem.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import { staleDraft, storedDraft } from './draft-view.ts';
import { saveAnswers } from './drafts.db.ts';
import { textOf } from './locales/messages.ts';
import { lockOwn } from './record/access.ts';
import { aboutApplication } from './record/application.db.ts';
import { listDocuments } from './record/documents.db.ts';
import { refuseUnready } from './record/readiness.ts';
import { addSignature, CODE_MINUTES, consumeCode, insertCode, tryCode } from './record/signatures.db.ts';
import { mailSignature } from './void-signature.ts';

/** @throws not_found, forbidden for everybody but the signatory, invalid_state where nothing is to be sent. */
const lockToSign = async (tx: Tx, caller: Caller, id: string) => {
  const application = await lockOwn(tx, caller, id, 'sign');
  if (application.status !== 'DRAFT' && application.status !== 'RETURNED') throw problem('invalid_state');
  return application;
};

/** @throws as `lockToSign`. */
export const askSignatureCode = (db: Pool, caller: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const { actor } = caller;
    const { projectTitle } = await lockToSign(tx, caller, id);
    const code = await insertCode(tx, id, actor.id);
    await mailPerson(tx, actor, 'signature-code', {
      projectTitle: projectTitle ?? '–',
      code,
      minutes: CODE_MINUTES,
    });
  });

const refused = (field: string, code: string, words: Parameters<typeof textOf>[0]) =>
  refusedField(field, code, textOf(words));

/** Names are compared as people write them: case and blanks do not count. */
const plainName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');

/**
 * Signs what was read. The name in the declarations becomes the signatory's.
 * @throws as `lockToSign`; stale_version for another content than was read; invalid_request for another name than
 * that of the account and for a wrong, old or used code; as `refuseUnready`.
 */
export const signApplication = async (
  { db, config }: Deps,
  caller: Caller,
  id: string,
  { rowVersion, name, code }: Sign,
): Promise<Draft> => {
  const { actor } = caller;
  const own = `${actor.firstName} ${actor.lastName}`;
  // Who may not sign is told so before a code is asked of them.
  await transaction(db, (tx) => lockToSign(tx, caller, id));
  if (plainName(name) !== plainName(own)) throw refused('name', 'other_name', 'members.otherName');
  const found = await tryCode(db, {
    applicationId: id,
    userId: actor.id,
    code: plainCode(code),
  });
  if (found === undefined) throw refused('code', 'wrong_code', 'members.codeWrong');
  return transaction(db, async (tx) => {
    const application = await lockToSign(tx, caller, id);
    if (application.rowVersion !== rowVersion) throw await staleDraft(tx, application);
    const fund = await findFund(tx, application.fundId);
    if (!fund) throw problem('not_found');
    const answers = {
      ...application.answers,
      declarations: { ...application.answers.declarations, signedName: own },
    };
    const documents = await listDocuments(tx, id);
    const requireScan = config.filesRequireScan;
    refuseUnready(application, answers, { documents, authorityFile: null, requireScan }, fund);
    if (!(await consumeCode(tx, found))) throw refused('code', 'wrong_code', 'members.codeWrong');
    await saveAnswers(tx, application, answers);
    const by = { userId: actor.id, name: own };
    const sha256 = await addSignature(tx, application, by, { answers, documents });
    await mailSignature(tx, application, { holds: true, signatory: own });
    await recordAudit(tx, caller, 'UPDATE', aboutApplication(application), [
      { field: 'signature', old: null, new: `${own} ${sha256}` },
    ]);
    return storedDraft(tx, id, application.role);
  });
};
