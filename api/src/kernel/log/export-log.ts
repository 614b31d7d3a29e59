import type { Language } from '@portal/contracts';
import type { ExportLog, LogRow } from '@portal/contracts/kernel/log';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Column } from '../documents/spreadsheets/cells.ts';
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
    { header: column('who'), kind: 'text', cell: (row) => whoIn(row, say), width: 26 },
    { header: column('role'), kind: 'text', cell: (row) => row.actorRole && say(`role.${row.actorRole}`) },
    { header: column('process'), kind: 'text', cell: (row) => say(`logProcess.${row.process}`), width: 14 },
    { header: column('action'), kind: 'text', cell: (row) => say(`logAction.${row.action}`), width: 16 },
    { header: column('outcome'), kind: 'text', cell: (row) => say(`logOutcome.${row.outcome}`), width: 12 },
    { header: column('record'), kind: 'text', cell: (row) => say(`record.${kindOf(row)}`), width: 24 },
    { header: column('recordId'), kind: 'text', cell: (row) => row.entityId },
    {
      header: column('recordLabel'),
      kind: 'text',
      cell: ({ entityLabel }) => firstKnown(language, [`role.${entityLabel}`]) ?? entityLabel,
      width: 32,
    },
    { header: column('changes'), kind: 'text', cell: (row) => changesText(row.changes, language), width: 48 },
    { header: column('onBehalfOf'), kind: 'text', cell: (row) => row.onBehalfOf },
    { header: column('ip'), kind: 'text', cell: (row) => row.ip, width: 18 },
    { header: column('device'), kind: 'text', cell: (row) => row.userAgent, width: 30 },
    { header: column('request'), kind: 'text', cell: (row) => row.requestId },
    { header: column('previousSeal'), kind: 'text', cell: (row) => row.prevHash },
    { header: column('seal'), kind: 'text', cell: (row) => row.hash },
  ];
};

/**
 * The entries of the log that the filters find, as a spreadsheet; that it was made is an entry too.
 * @throws Problem too_many_requests when exports are busy.
 */
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
