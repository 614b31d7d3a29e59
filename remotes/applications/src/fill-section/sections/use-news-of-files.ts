import type { UploadedFile } from '@portal/platform';
import { useFormContext } from '@portal/platform/forms';
import { useEffect } from 'react';
import { useDraft } from '../../edit-draft/draft-context.ts';
import { toUploaded } from '../../form-values/file-values.ts';

/** Names and checks that the server answered after the form began. Which files are there, only the form says. */
export const useNewsOfFiles = (names: readonly string[]): void => {
  const { draft } = useDraft();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const stored = [draft?.authorityFile ?? [], draft?.documents ?? []].flat();
    for (const name of names) {
      const shown: UploadedFile[] = getValues(name) ?? [];
      const news = shown.map((file) => {
        const known = stored.find(({ fileKey }) => fileKey === file.fileKey);
        return known === undefined || known.scanStatus === file.scanStatus
          ? file
          : toUploaded(file.fileKey, [known], file.fileName);
      });
      if (news.some((file, index) => file !== shown[index])) setValue(name, news);
    }
  }, [draft?.authorityFile, draft?.documents]);
};
