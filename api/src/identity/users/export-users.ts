import { BENEFICIARY } from '@portal/contracts';
import type { ExportUsersInput, UserTypeParams } from '@portal/contracts/identity/users';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../kernel/deps.ts';
import { type Column, text } from '../../kernel/documents/spreadsheets/cells.ts';
import { refuseUnknownIds } from '../../kernel/documents/spreadsheets/refuse-unknown-ids.ts';
import { serialMoments } from '../../kernel/documents/spreadsheets/serial-days.ts';
import {
  type Translate,
  titleCase,
  translationsIn,
} from '../../kernel/documents/translations/document-translations.ts';
import { sendSpreadsheet } from '../../kernel/exports/send-spreadsheet.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { dayIn } from '../../kernel/http/day-in-time-zone.ts';
import { countryNames } from '../ports/ports.ts';
import { knownUsers, rolesOf, type StoredUser, usersOfExport } from './users.db.ts';

const userColumns = (
  say: Translate,
  countryName: (code: string) => string,
  languages: Intl.DisplayNames,
  moment: ReturnType<typeof serialMoments>,
): readonly Column<StoredUser>[] => {
  const column = (name: string) => say(`column.${name}`);
  const yesNo = (is: boolean) => say(is ? 'yes' : 'no');
  return [
    text(column('firstName'), (user) => user.firstName),
    text(column('lastName'), (user) => user.lastName),
    text(column('email'), (user) => user.email, 32),
    text(column('phone'), (user) => user.phone),
    text(column('country'), (user) => user.countryCode && countryName(user.countryCode)),
    text(column('organisation'), (user) => user.organisation, 32),
    text(column('role'), (user) => say(`role.${user.role}`)),
    text(column('status'), (user) => say(`userStatus.${user.status}`), 12),
    text(column('emailConfirmed'), (user) => yesNo(user.emailVerified), 16),
    text(column('secondFactor'), (user) => yesNo(user.mfaEnabled || user.role !== BENEFICIARY), 14),
    text(column('chatAgent'), (user) => yesNo(user.isChatAgent), 12),
    text(column('language'), (user) => titleCase(languages.of(user.language) ?? user.language), 12),
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
    columns: userColumns(
      say,
      await countryNames.call(deps.db, language),
      new Intl.DisplayNames([language], { type: 'language' }),
      serialMoments(timeZone),
    ),
    query: (db) => usersOfExport(db, { roles: rolesOf(type), query, timeZone }, userId),
    audit: {
      entityType: 'user',
      entityLabel: type,
      asked: { ...query, ...(userId.length > 0 ? { ids: userId } : {}) },
    },
  });
};
