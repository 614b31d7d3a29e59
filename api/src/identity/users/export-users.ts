import { BENEFICIARY } from '@portal/contracts';
import type { ExportUsersInput, UserTypeParams } from '@portal/contracts/identity/users';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import type { Column } from '../../kernel/documents/spreadsheets/cells.ts';
import { refuseUnknownIds } from '../../kernel/documents/spreadsheets/refuse-unknown-ids.ts';
import { serialMoments } from '../../kernel/documents/spreadsheets/serial-days.ts';
import { type Translate, translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { sendSpreadsheet } from '../../kernel/exports/send-spreadsheet.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { dayIn } from '../../kernel/http/day-in-time-zone.ts';
import { countryNames } from '../ports/ports.ts';
import { knownUsers, rolesOf, type StoredUser, usersOfExport } from './users.db.ts';

const userColumns = (
  say: Translate,
  countryName: (code: string) => string,
  moment: ReturnType<typeof serialMoments>,
): readonly Column<StoredUser>[] => {
  const column = (name: string) => say(`column.${name}`);
  const yesNo = (is: boolean) => say(is ? 'yes' : 'no');
  return [
    { header: column('firstName'), kind: 'text', cell: (user) => user.firstName },
    { header: column('lastName'), kind: 'text', cell: (user) => user.lastName },
    { header: column('email'), kind: 'text', cell: (user) => user.email, width: 32 },
    { header: column('phone'), kind: 'text', cell: (user) => user.phone },
    {
      header: column('country'),
      kind: 'text',
      cell: (user) => user.countryCode && countryName(user.countryCode),
    },
    { header: column('organisation'), kind: 'text', cell: (user) => user.organisation, width: 32 },
    { header: column('role'), kind: 'text', cell: (user) => say(`role.${user.role}`) },
    { header: column('status'), kind: 'text', cell: (user) => say(`userStatus.${user.status}`), width: 12 },
    { header: column('emailConfirmed'), kind: 'text', cell: (user) => yesNo(user.emailVerified), width: 16 },
    {
      header: column('secondFactor'),
      kind: 'text',
      cell: (user) => yesNo(user.mfaEnabled || user.role !== BENEFICIARY),
      width: 14,
    },
    { header: column('chatAgent'), kind: 'text', cell: (user) => yesNo(user.isChatAgent), width: 12 },
    { header: column('language'), kind: 'text', cell: (user) => user.language, width: 10 },
    { header: column('lastSignIn'), kind: 'moment', cell: (user) => moment(user.lastLoginAt) },
    { header: column('accountCreated'), kind: 'moment', cell: (user) => moment(user.createdAt) },
  ];
};

/**
 * The accounts of a type, those that are named or that the filters find, as a spreadsheet.
 * @throws Problem invalid_request for ids of nobody of the type, too_many_requests when exports are busy.
 */
export const exportUsers = async (
  deps: Deps,
  by: Caller,
  reply: FastifyReply,
  type: UserTypeParams['type'],
  { userId = [], ...query }: ExportUsersInput,
): Promise<FastifyReply> => {
  const { language, timeZone } = by.meta;
  if (userId.length > 0) refuseUnknownIds('userId', userId, await knownUsers(deps.db, rolesOf(type), userId));
  const say = translationsIn(language);
  return sendSpreadsheet(deps, by, reply, {
    fileName: `Users_${dayIn(timeZone)}.xlsx`,
    sheetName: say('sheet.users'),
    columns: userColumns(say, await countryNames.call(deps.db, language), serialMoments(timeZone)),
    query: (db) => usersOfExport(db, { roles: rolesOf(type), query, timeZone }, userId),
    audit: {
      entityType: 'user',
      entityLabel: type,
      asked: { ...query, ...(userId.length > 0 ? { ids: userId } : {}) },
    },
  });
};
