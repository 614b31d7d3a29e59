import type { AccountHolder, SaveAccountHolder } from '@portal/contracts/applications/account-holder';
import { hasFittingDigits, isAccount, plainAccount } from '@portal/contracts/rules/values';
import { requireCountry } from '../../funds/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import { formatMoment } from '../../kernel/documents/translations/format-day.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, orNotFound, problem, refusedField } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { textOf } from '../locales/messages.ts';
import { accessTo, lockedAccess } from '../record/access.ts';
import { type ApplicationRecord, aboutApplication } from '../record/application.db.ts';
import { mailApplicant } from '../record/mail-applicant.ts';
import { findAccountHolder, putAccountHolder } from './account-holder.db.ts';

/** The applicant in person: not whoever entered it for them. */
const isApplicant = (caller: Caller, application: ApplicationRecord): boolean =>
  application.applicantUserId === caller.actor.id;

/** The account, if one was entered; staff who read it are logged. @throws not_found, also where restricted. */
export const readAccountHolder = async (
  db: Pool,
  caller: Caller,
  id: string,
): Promise<AccountHolder | null> => {
  const access = await orNotFound(accessTo(db, caller.actor, id));
  const { application, audience } = access;
  const isOwn = isApplicant(caller, application);
  if (!isOwn && audience !== 'STAFF') throw problem('not_found');
  const account = await findAccountHolder(db, id);
  if (!isOwn)
    await transaction(db, (tx) =>
      recordAudit(tx, caller, 'VIEW_SENSITIVE', aboutApplication(application), [
        { field: 'accountHolder', old: null, new: account ? masked(account.account) : null },
      ]),
    );
  return account ?? null;
};

/** The log and mails tell accounts apart without holding them. */
const masked = (account: string): string => `…${account.slice(-4)}`;

const asTyped = (input: SaveAccountHolder) => {
  const account = plainAccount(input.account);
  if (!isAccount(account)) throw invalidField('account', 'format');
  if (!hasFittingDigits(account))
    throw refusedField('account', 'check_digits', textOf('accountHolder.digitsDoNotFit'));
  const { holder, bank } = withSingleLines(input, ['holder', 'bank']);
  return {
    holder,
    bank,
    countryCode: input.countryCode,
    account,
    bic: input.bic?.toUpperCase() || null,
  };
};

/**
 * Stores the payout account, with a mail to the applicant: whoever uses a stolen session could enter another.
 * @throws not_found for anyone but the applicant; invalid_state unless it is an approved Base Fund application;
 * stale_version; invalid_request.
 */
export const saveAccountHolder = (
  db: Pool,
  caller: Caller,
  id: string,
  input: SaveAccountHolder,
): Promise<AccountHolder> =>
  transaction(db, async (tx: Tx) => {
    const { application } = await lockedAccess(tx, caller.actor, id);
    if (!isApplicant(caller, application)) throw problem('not_found');
    const { applicationNumber, fundType, status, language } = application;
    if (applicationNumber === null || fundType !== 'BASE_FUND' || status !== 'APPROVED')
      throw problem('invalid_state');
    await requireCountry(tx, input.countryCode);
    const before = await findAccountHolder(tx, id);
    const rowVersion = before?.rowVersion ?? 0;
    if (rowVersion !== input.rowVersion)
      throw problem('stale_version', { data: { data: { id, rowVersion } } });
    const stored = await putAccountHolder(tx, id, { ...asTyped(input), updatedBy: caller.actor.id });
    await mailApplicant(tx, application, 'payout-account-saved', {
      applicationNumber,
      account: masked(stored.account),
      at: formatMoment(await transactionTime(tx), language),
    });
    await recordAudit(tx, caller, 'UPDATE', aboutApplication(application), [
      { field: 'accountHolder.holder', old: before?.holder ?? null, new: stored.holder },
      { field: 'accountHolder.bank', old: before?.bank ?? null, new: stored.bank },
      {
        field: 'accountHolder.account',
        old: before ? masked(before.account) : null,
        new: masked(stored.account),
      },
    ]);
    return stored;
  });
