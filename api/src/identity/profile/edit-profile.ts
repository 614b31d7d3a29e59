import { REVIEWER, SUPER } from '@portal/contracts';
import type { CurrentProfile, UserProfileEdit } from '@portal/contracts/identity/profile';
import { changesBetween, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem, refusedField } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { aboutUser } from '../account/account.db.ts';
import { textOf } from '../locales/messages.ts';
import { findProfile, type ProfileChange, saveProfile } from './profile.db.ts';

const fields = [
  'firstName',
  'lastName',
  'phone',
  'countryCode',
  'organisation',
  'language',
  'notificationPrefs',
] as const;

/** What is not sent stays. */
const changeOf = (before: CurrentProfile, edit: UserProfileEdit): ProfileChange => ({
  firstName: edit.firstName,
  lastName: edit.lastName,
  phone: edit.phone ?? before.phone,
  countryCode: edit.countryCode,
  organisation: edit.organisation ?? before.organisation,
  language: edit.language ?? before.language,
  notificationPrefs: { ...before.notificationPrefs, ...edit.notificationPrefs },
});

/** A reviewer is barred from applications of the own country and organisation, and does not lift that bar alone. */
const refuseLiftedBar = (before: CurrentProfile, change: ProfileChange): void => {
  const lifted = (['countryCode', 'organisation'] as const).find(
    (field) => before[field] !== '' && change[field] !== before[field],
  );
  if (lifted) throw refusedField(lifted, 'not_allowed', textOf('profile.adminChangesIt'));
};

/** Changes the caller's profile, or another's as Admin. @throws not_found, stale_version, invalid_request. */
export const editProfile = (db: Pool, by: Caller, edit: UserProfileEdit): Promise<CurrentProfile> =>
  transaction(db, async (tx) => {
    const { actor } = by;
    const id = edit.userId ?? actor.id;
    if (id !== actor.id && actor.role !== SUPER) throw problem('not_found');
    const before = await orNotFound(findProfile(tx, id));
    const change = changeOf(before, withSingleLines(edit, ['firstName', 'lastName', 'organisation']));
    if (actor.role === REVIEWER) refuseLiftedBar(before, change);
    if (!(await saveProfile(tx, id, edit.rowVersion ?? before.rowVersion, change)))
      throw problem('stale_version');
    const after = await orNotFound(findProfile(tx, id));
    await recordAudit(tx, by, 'UPDATE', aboutUser(before), changesBetween(before, after, fields));
    return after;
  });
