import { checkLog, exportLog, listLog } from '@portal/contracts/calls/kernel/log';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { ExportLog, LogQuery } from '@portal/contracts/kernel/log';
import { latinDigits } from '@portal/contracts/rules/values';
import { call, download, pageQuery, useMutation } from '@portal/platform';

export const logPage = (query: LogQuery) => pageQuery(['administration', 'log', query], listLog, { query });

/** Finds the application of a number, exactly; null when there is none. */
export const useFindApplication = () =>
  useMutation({
    mutationFn: async (number: string) => {
      const wanted = latinDigits(number.trim()).toUpperCase();
      const { data } = await call(listFundApplications, {
        params: { fundId: 'all' },
        query: { search: wanted, pageSize: 10 },
      });
      return data.find(({ applicationNumber }) => applicationNumber.toUpperCase() === wanted) ?? null;
    },
  });

/** Reads the whole chain of the log. */
export const useCheckLog = () =>
  useMutation({ mutationFn: () => call(checkLog).then((reply) => reply.data) });

/** Saves exactly the entries that the filters find as a spreadsheet. */
export const downloadLog = (body: ExportLog) => download(exportLog, 'Log.xlsx', { body });
