import type { Language } from '@portal/contracts';
import type { ExportLog, LogRow } from '@portal/contracts/kernel/log';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { type Column, text } from '../documents/spreadsheets/cells.ts';
import { logName } from '../documents/spreadsheets/file-names.ts';
import { serialMoments } from '../documents/spreadsheets/serial-days.ts';
import {
  firstKnown,
  type Translate,
  translationsIn,
} from '../documents/translations/document-translations.ts';
import { changesText } from '../exports/changes-text.ts';
import { sendSpreadsheet } from '../exports/send-spreadsheet.ts';
import type { Caller } from '../http/caller.ts';
import { logOfExport } from './log.db.ts';

/** What has no account is named in English in the log itself. */
const nobody: Partial<Record<string, string>> = { System: 'system', Visitor: 'visitor' };

const whoIn = ({ actorId, actorName }: LogRow, say: Translate): string => {
  const key = actorId === null ? nobody[actorName] : undefined;
  return key === undefined ? actorName : say(key);
};

const kindOf = ({ entityType }: LogRow): string =>
  entityType.endsWith('-draft') ? 'draft' : entityType.replace(' ', '-');

/** With the seals, so that what was saved can be held against the log later. */
const logColumns = (
  language: Language,
  moment: ReturnType<typeof serialMoments>,
): readonly Column<LogRow>[] => {
  const say = translationsIn(language);
  const column = (name: string) => say(`column.${name}`);
  return [
    { header: column('seq'), kind: 'plain', cell: (row) => row.seq },
    { header: column('at'), kind: 'moment', cell: (row) => moment(row.at) },
    text(column('who'), (row) => whoIn(row, say), 26),
    text(column('role'), (row) => row.actorRole && say(`role.${row.actorRole}`)),
    text(column('process'), (row) => say(`logProcess.${row.process}`), 14),
    text(column('action'), (row) => say(`logAction.${row.action}`), 16),
    text(column('outcome'), (row) => say(`logOutcome.${row.outcome}`), 12),
    text(column('record'), (row) => say(`record.${kindOf(row)}`), 24),
    text(column('recordId'), (row) => row.entityId),
    text(
      column('recordLabel'),
      ({ entityLabel }) => firstKnown(language, [`role.${entityLabel}`]) ?? entityLabel,
      32,
    ),
    text(column('changes'), (row) => changesText(row.changes, language), 48),
    text(column('onBehalfOf'), (row) => row.onBehalfOf),
    text(column('ip'), (row) => row.ip, 18),
    text(column('device'), (row) => row.userAgent, 30),
    text(column('request'), (row) => row.requestId),
    text(column('previousSeal'), (row) => row.prevHash),
    text(column('seal'), (row) => row.hash),
  ];
};

/** That it was made is an entry too. @throws Problem too_many_requests when exports are busy. */
export const exportLog = (
  deps: Deps,
  caller: Caller,
  reply: FastifyReply,
  filters: ExportLog,
): Promise<FastifyReply> => {
  const { language, timeZone } = caller.meta;
  return sendSpreadsheet(deps, caller, reply, {
    fileName: logName(timeZone),
    sheetName: translationsIn(language)('sheet.log'),
    columns: logColumns(language, serialMoments(timeZone)),
    query: (db) => logOfExport(db, filters, timeZone),
    audit: { entityType: 'audit_log', asked: filters },
  });
};
