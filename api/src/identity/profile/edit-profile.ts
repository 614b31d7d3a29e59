import { SUPER } from '@portal/contracts';
import type { CurrentProfile, UserProfileEdit } from '@portal/contracts/identity/profile';
import { changesBetween } from '../../kernel/audit/audit-entry.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { aboutUser } from '../account/about-user.ts';
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

/**
 * Changes the caller's profile, or another's as super user.
 * @throws Problem not_found, stale_version.
 */
export const editProfile = (db: Pool, by: Caller, edit: UserProfileEdit): Promise<CurrentProfile> =>
  transaction(db, async (tx) => {
    const { actor } = by;
    const id = edit.userId ?? actor.id;
    if (id !== actor.id && actor.role !== SUPER) throw problem('not_found');
    const before = await orNotFound(findProfile(tx, id));
    const version = edit.rowVersion ?? before.rowVersion;
    if (
      !(await saveProfile(
        tx,
        id,
        version,
        changeOf(before, withSingleLines(edit, ['firstName', 'lastName', 'organisation'])),
      ))
    )
      throw problem('stale_version');
    const after = await orNotFound(findProfile(tx, id));
    await recordAudit(tx, by, 'UPDATE', aboutUser(before), changesBetween(before, after, fields));
    return after;
  });
