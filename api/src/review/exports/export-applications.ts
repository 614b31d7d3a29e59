import type { ExportRequest } from '@portal/contracts/review/queue';
import type { FastifyReply } from 'fastify';
import { countryNames } from '../../funds/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { transactionsName } from '../../kernel/documents/spreadsheets/file-names.ts';
import { refuseUnknownIds } from '../../kernel/documents/spreadsheets/refuse-unknown-ids.ts';
import { serialMoments } from '../../kernel/documents/spreadsheets/serial-days.ts';
import { translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { sendSpreadsheet } from '../../kernel/exports/send-spreadsheet.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { queueScope } from '../queue/queue-scope.ts';
import { knownIds, sheetRows } from './applications-sheet.db.ts';
import { applicationColumns } from './applications-sheet.ts';

const idsOf = (list: string | undefined): string[] | undefined => {
  const ids = list?.split(',').filter((id) => id !== '') ?? [];
  return ids.length === 0 ? undefined : ids;
};

/**
 * The applications that the filters and ids name, as a spreadsheet in the caller's language and time zone.
 * @throws not_found for an unknown fund, invalid_request for ids of no application, too_many_requests.
 */
export const exportApplications = async (
  deps: Deps,
  caller: Caller,
  reply: FastifyReply,
  request: ExportRequest,
): Promise<FastifyReply> => {
  const { ids: list, fundId = 'all', ...filters } = request;
  const { language, timeZone } = caller.meta;
  const scope = await queueScope(deps.db, caller, fundId);
  const ids = idsOf(list);
  if (ids) refuseUnknownIds('ids', ids, await knownIds(deps.db, scope, ids));
  const say = translationsIn(language);
  return sendSpreadsheet(deps, caller, reply, {
    fileName: transactionsName(timeZone),
    sheetName: say('sheet.applications'),
    columns: applicationColumns({
      say,
      countryName: await countryNames(deps.db, language),
      languages: new Intl.DisplayNames([language], { type: 'language' }),
      moment: serialMoments(timeZone),
    }),
    query: (db) => sheetRows(db, scope, filters, ids),
    audit: {
      entityType: 'applications',
      entityId: fundId,
      asked: { ...filters, ...(ids ? { ids } : {}) },
    },
  });
};
