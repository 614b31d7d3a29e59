import { type Db, newId, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { HOUR, type Limit, perAddress } from '../../kernel/http/limiter.ts';
import { eachByItself } from '../../kernel/jobs/each-by-itself.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type Account, findAccountByEmail } from '../account/account.db.ts';
import { insertProof, proofMinutes } from './mailed-proof.db.ts';

/** Per account: mails cost their owner attention. */
export const mailLimit = (name: string): Limit => perAddress(name, 3, HOUR);

type MailRequestKind = 'RESET_PASSWORD' | 'CONFIRM_EMAIL' | 'REGISTER';

interface MailRequest {
  kind: MailRequestKind;
  email: string;
}

/** Secrets travel in the fragment, which browsers send to no server and no log keeps. */
const verifyEmailLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/auth/verify-email#token=${token}`;

const resetLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}/auth/reset#email=${encodeURIComponent(email)}&code=${token}`;

export const invitationLink = (publicUrl: string, email: string, token: string): string =>
  `${publicUrl}/auth/invitation#email=${encodeURIComponent(email)}&code=${token}`;

/** Mails the link that proves a new account's address. */
const mailConfirmation = async (
  tx: Tx,
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'language'>,
): Promise<void> => {
  const { token } = await insertProof(tx, account.id, 'CONFIRM_EMAIL');
  await mailPerson(tx, account, 'confirm-email', {
    link: verifyEmailLink(tx.portal.publicUrl, token),
    hours: proofMinutes.CONFIRM_EMAIL / 60,
  });
};

const mailReset = async (tx: Tx, account: Account): Promise<void> => {
  const { token, code } = await insertProof(tx, account.id, 'RESET_PASSWORD');
  await mailPerson(tx, account, 'reset-code', {
    code,
    link: resetLink(tx.portal.publicUrl, account.email, token),
    minutes: proofMinutes.RESET_PASSWORD,
  });
};

/** Someone tried to register with an address that has an account. */
const mailOwner = async (tx: Tx, owner: Account): Promise<void> => {
  await mailPerson(tx, owner, 'account-exists', { link: `${tx.portal.publicUrl}/auth/sign-in` });
};

/** Nothing where another instance serves the request, or has served it. */
const serveOne = async (tx: Tx, id: string): Promise<void> => {
  const [request] = await tx<MailRequest[]>`
    delete from mail_requests where id = (select id from mail_requests where id = ${id} for update skip locked)
    returning kind, email`;
  if (!request) return;
  const account = await findAccountByEmail(tx, request.email);
  if (request.kind === 'RESET_PASSWORD' && account?.status === 'ACTIVE') await mailReset(tx, account);
  // Who was invited has no password yet: a confirmed address alone must not activate that account.
  const isUnconfirmed = account?.status === 'PENDING' && account.passwordHash !== null;
  if (request.kind !== 'RESET_PASSWORD' && account && isUnconfirmed) await mailConfirmation(tx, account);
  if (request.kind === 'REGISTER' && account && !isUnconfirmed) await mailOwner(tx, account);
};

/** Works off what was asked for; each in its own transaction. */
export const serveMailRequests = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
  const waiting = await db<{ id: string }[]>`select id from mail_requests order by created_at limit 1000`;
  await eachByItself(waiting, ({ id }) => transaction(db, (tx) => serveOne(tx, id)));
};

/** Notes the request in the transaction of what it is about. */
export const insertRequest = (db: Db, kind: MailRequestKind, email: string) =>
  db`insert into mail_requests (id, kind, email) values (${newId('mrq')}, ${kind}, ${email})`;

/** Notes the request and answers; who the address belongs to is looked up afterwards. */
export const requestMail = async (deps: Deps, kind: MailRequestKind, email: string): Promise<void> => {
  await insertRequest(deps.db, kind, email);
  deps.background.run('mail requests', () => serveMailRequests(deps));
};

/** What was noted before a restart is served after it. */
export const mailRequestJob: Job = { name: 'mail-requests', cron: '* * * * *', run: serveMailRequests };
