import { exportApplications } from '@portal/contracts/calls/review/queue';
import { download } from '@portal/platform';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';

/** The applications behind the figures as a spreadsheet. */
export const ExportButton = ({ query: { from, to, fundType, countryCode } }: { query: FiguresQuery }) => (
  <SpreadsheetButton
    download={() =>
      download(exportApplications, 'transactions.xlsx', {
        body: {
          from,
          to,
          ...(fundType && { fundId: fundType }),
          ...(countryCode && { countryCode: [countryCode] }),
        },
      })
    }
  />
);
