import { reportableOutcomes } from '@portal/contracts/identity/enums';
import type { ReportedSignIn } from '@portal/contracts/identity/profile';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { aboutUser, requirePasswordChange } from '../account/account.db.ts';
import { findLogin, type ReportedLogin } from '../account/login-history.db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { textOf } from '../locales/messages.ts';
import { messageAdmins } from '../ports/ports.ts';
import { removeFactorsSince } from '../second-factor/factors.db.ts';
import { mailFactorChange } from '../second-factor/record-factor-change.ts';
import { endSessionsOf } from '../session/session.db.ts';

/** @throws Problem not_found for another's row, invalid_state for one that let nobody in or is the caller's own session. */
const foreignLogin = async (tx: Tx, { actor }: Caller, id: string): Promise<ReportedLogin> => {
  const login = await orNotFound(findLogin(tx, actor.id, id));
  const isReportable = reportableOutcomes.some((outcome) => outcome === login.outcome);
  if (!isReportable || login.sessionId === actor.sessionId) throw problem('invalid_state');
  return login;
};

/** Puts the report into the queue of the Admins. */
const openTicket = async (tx: Tx, by: Caller, login: ReportedLogin): Promise<string> => {
  const { firstName, lastName, email, language } = by.actor;
  const { id, ticketNumber } = await messageAdmins.call(tx, {
    firstName,
    lastName,
    email,
    language,
    topic: 'TECHNICAL',
    subject: textOf('auth.reportedSubject')[language],
    message: textOf('auth.reportedText', {
      ...login,
      time: login.at.slice(0, 19).replace('T', ' '),
    })[language],
    adminsOnly: true,
  });
  await recordAudit(tx, by, 'CREATE', about('CONTACT', 'contact-message', id, ticketNumber));
  return ticketNumber;
};

/**
 * "This was not me": ends every other session, removes what was enrolled since, and lets the account do nothing
 * but choose a new password. The owner is mailed, and the Admins get a ticket.
 * @param id of a row of the caller's own login history.
 * @throws Problem not_found, invalid_state.
 */
export const reportSignIn = (db: Pool, by: Caller, id: string): Promise<ReportedSignIn> =>
  transaction(db, async (tx) => {
    const { actor } = by;
    const login = await foreignLogin(tx, by, id);
    const sessions = await endSessionsOf(tx, actor.id, 'ENDED_BY_OWNER', actor.sessionId);
    await forgetTrustedDevices(tx, actor.id);
    const removed = await removeFactorsSince(tx, actor.id, login.at);
    await requirePasswordChange(tx, actor.id);
    await mailFactorChange(tx, actor.id, 'SIGN_IN_REPORTED');
    const ticketNumber = await openTicket(tx, by, login);
    await recordAudit(tx, by, 'UPDATE', aboutUser(actor, 'AUTH'), [
      { field: 'reportedSignIn', old: null, new: id },
      { field: 'otherSessions', old: sessions, new: 0 },
    ]);
    return { ticketNumber, sessions, ...removed };
  });
