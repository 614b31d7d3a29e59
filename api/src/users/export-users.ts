import type { Readable } from 'node:stream';
import { roleLabel } from '@portal/contracts';
import type { UserRow, UserTypeParams } from '@portal/contracts/users/calls';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { type Column, writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';
import { readUsers, rolesOf } from './users.db.ts';

const titleCase = (value: string): string => value.charAt(0) + value.slice(1).toLowerCase();

const columns: readonly Column<UserRow>[] = [
  { header: 'First name', cell: (user) => user.firstName },
  { header: 'Last name', cell: (user) => user.lastName },
  { header: 'E-mail', cell: (user) => user.email, width: 32 },
  { header: 'Phone', cell: (user) => user.phone },
  { header: 'Country', cell: (user) => user.countryCode, width: 10 },
  { header: 'Organisation', cell: (user) => user.organisation, width: 32 },
  { header: 'Role', cell: (user) => roleLabel(user.role) },
  { header: 'Status', cell: (user) => titleCase(user.status), width: 12 },
  { header: 'E-mail confirmed', cell: (user) => user.emailVerified, width: 16 },
  { header: 'Second factor', cell: (user) => user.mfaEnabled, width: 14 },
  { header: 'Chat agent', cell: (user) => user.isChatAgent === 1, width: 12 },
  { header: 'Language', cell: (user) => user.language, width: 10 },
  { header: 'Last sign-in', cell: (user) => user.lastLoginAt && new Date(user.lastLoginAt) },
  { header: 'Created', cell: (user) => new Date(user.createdAt) },
];

/**
 * The chosen accounts of a type as a spreadsheet; that it was exported is written down first.
 * @throws Problem too_many_requests when exports are busy.
 */
export const exportUsers = async (
  { db, exports }: Deps,
  by: Caller,
  type: UserTypeParams['type'],
  ids: readonly string[],
): Promise<Readable> => {
  const stream = exports.hold(by.actor.id, () =>
    writeSpreadsheet('Users', columns, readUsers(db, rolesOf(type), ids)),
  );
  await transaction(db, (tx) =>
    recordAudit(tx, {
      by,
      process: 'EXPORT',
      action: 'EXPORT',
      entityType: 'user',
      entityLabel: type,
      changes: [{ field: 'rows', old: null, new: ids.length === 0 ? 'all' : ids.length }],
    }),
  );
  return stream;
};
