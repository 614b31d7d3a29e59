import type { Language } from '@portal/contracts';
import type { ExportFundHistory } from '@portal/contracts/funds/fund.schemas';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { type Column, text } from '../kernel/documents/spreadsheets/cells.ts';
import { transactionsName } from '../kernel/documents/spreadsheets/file-names.ts';
import { serialMoments } from '../kernel/documents/spreadsheets/serial-days.ts';
import { translationsIn } from '../kernel/documents/translations/document-translations.ts';
import { changesText } from '../kernel/exports/changes-text.ts';
import { sendSpreadsheet } from '../kernel/exports/send-spreadsheet.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound } from '../kernel/http/problem.ts';
import { type HistoryRecord, historyOfExport } from './record/fund-history.db.ts';
import { findFund } from './record/funds.db.ts';

const historyColumns = (
  language: Language,
  moment: ReturnType<typeof serialMoments>,
): readonly Column<HistoryRecord>[] => {
  const say = translationsIn(language);
  const column = (name: string) => say(`column.${name}`);
  return [
    { header: column('at'), kind: 'moment', cell: (row) => moment(row.createdAt) },
    text(column('kind'), (row) => say(`ledgerProcess.${row.process}`)),
    { header: column('amount'), kind: 'amount', cell: (row) => row.amount },
    text(column('currency'), (row) => row.currency, 10),
    { header: column('balanceBefore'), kind: 'amount', cell: (row) => row.balanceBefore },
    { header: column('balanceAfter'), kind: 'amount', cell: (row) => row.balanceAfter },
    { header: column('committedBefore'), kind: 'amount', cell: (row) => row.committedBefore },
    { header: column('committedAfter'), kind: 'amount', cell: (row) => row.committedAfter },
    text(column('counterparty'), (row) => row.counterparty, 28),
    text(column('applicationNumber'), (row) => row.applicationNumber, 18),
    text(column('reference'), (row) => row.reference),
    text(column('note'), (row) => row.note, 40),
    text(column('changes'), (row) => changesText(row.changes, language), 40),
    text(column('createdBy'), (row) => row.createdBy ?? say('system'), 24),
    text(column('approvedBy'), (row) => row.approvedBy, 24),
  ];
};

/** The rows that the filters find, as a spreadsheet. @throws not_found; too_many_requests when busy. */
export const exportHistory = async (
  deps: Deps,
  caller: Caller,
  reply: FastifyReply,
  fundId: string,
  filters: ExportFundHistory,
): Promise<FastifyReply> => {
  const fund = await orNotFound(findFund(deps.db, fundId));
  const { language, timeZone } = caller.meta;
  return sendSpreadsheet(deps, caller, reply, {
    fileName: transactionsName(timeZone),
    sheetName: translationsIn(language)('sheet.ledger'),
    columns: historyColumns(language, serialMoments(timeZone)),
    query: (db) => historyOfExport(db, fundId, filters, timeZone),
    audit: {
      entityType: 'fund',
      entityId: fundId,
      entityLabel: fund.title.en,
      asked: filters,
    },
  });
};
