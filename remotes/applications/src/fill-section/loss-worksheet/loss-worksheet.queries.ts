import type { WorksheetReading } from '@portal/contracts/applications/loss-worksheet';
import { readLossWorksheet } from '@portal/contracts/calls/applications/loss-worksheet';
import { call, type UploadedFile, useMutation } from '@portal/platform';
import { upload } from '@portal/platform/forms';

/** A worksheet that the server keeps, with what it says. */
export interface ReadWorksheet {
  file: UploadedFile;
  reading: WorksheetReading;
}

/** Sends a spreadsheet and asks for its lines; its field shows what went wrong. */
export const useReadWorksheet = () =>
  useMutation({
    mutationFn: async (chosen: File): Promise<ReadWorksheet> => {
      const file = await upload(chosen);
      const { data } = await call(readLossWorksheet, { body: { fileKey: file.fileKey } });
      return { file, reading: data };
    },
    meta: { silent: true },
  });
