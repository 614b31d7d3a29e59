import { exportApplications } from '@portal/contracts/calls/review/queue';
import { download, useMutation } from '@portal/platform';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';

/** The applications behind the figures as a spreadsheet. */
export const ExportButton = ({ query }: { query: FiguresQuery }) => {
  const { from, to, fundType, countryCode } = query;
  const exporting = useMutation({
    mutationFn: () =>
      download(exportApplications, 'transactions.xlsx', {
        body: {
          from,
          to,
          ...(fundType && { fundId: fundType }),
          ...(countryCode && { countryCode: [countryCode] }),
        },
      }),
    meta: { export: true },
  });
  return <SpreadsheetButton isSaving={exporting.isPending} onSave={() => exporting.mutate()} />;
};
