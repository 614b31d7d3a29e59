import { listUploads } from '@portal/contracts/calls/kernel/files';
import type { Upload } from '@portal/contracts/kernel/files';
import { Alert, Button, FileRow, Flex, HintText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { formatBytes } from '../i18n/format.ts';
import { queryClient } from '../query/query-client.ts';
import { ChooseFile } from './file-rows.tsx';

interface RowProps {
  upload: Upload;
  onChoose: (files: File[]) => void;
  onDiscard: () => Promise<unknown>;
}

/** An upload that stopped. The browser has not kept the file: it is chosen again, and must be the same one. */
const UnfinishedRow = ({ upload: { fileName, offset, size }, onChoose, onDiscard }: RowProps) => {
  const { t } = useTranslation('platform');
  const [problem, setProblem] = useState<string>();
  const choose = (file: File) => {
    if (file.name === fileName && file.size === size) return onChoose([file]);
    setProblem(t('forms.file.otherFile', { name: fileName, size: formatBytes(size) }));
  };
  return (
    <FileRow
      name={<bdi>{fileName}</bdi>}
      state={problem === undefined ? 'uploading' : 'wrong'}
      progress={(offset / size) * 100}
      progressLabel={t('forms.file.stoppedFile', { name: fileName })}
      size={t('forms.file.stopped', {
        percent: Math.floor((offset / size) * 100),
        size: formatBytes(size),
      })}
      stateText={problem}
      actions={
        <Flex direction={{ base: 'column', sm: 'row' }} gap="1">
          <ChooseFile aria-label={t('forms.file.goOnWith', { name: fileName })} onFile={choose}>
            {t('forms.file.goOn')}
          </ChooseFile>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void onDiscard().catch((error) => setProblem(errorText(error)))}
          >
            {t('forms.file.discard')}
          </Button>
        </Flex>
      }
    />
  );
};

interface UnfinishedUploadsProps {
  purpose: string;
  /** Each file goes on with the upload of its name and size. */
  onChoose: (files: File[]) => void;
}

/** Uploads of this purpose that were begun and never became whole, on whichever device. */
export const UnfinishedUploads = ({ purpose, onChoose }: UnfinishedUploadsProps) => {
  const { t } = useTranslation('platform');
  const queryKey = ['uploads', purpose];
  const { data: uploads = [], error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listUploads, { query: { purpose }, signal }).then((reply) => reply.data),
    // What this page sends meanwhile is shown by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
  const discard = async (id: string) => {
    const { dropUpload } = await import('../api/resumable-upload.ts');
    await dropUpload(id);
    queryClient.setQueryData<Upload[]>(queryKey, (all) => all?.filter(({ uploadId }) => uploadId !== id));
  };
  return (
    <>
      {error && <Alert status="warning" title={t('forms.file.unknownUploads')} />}
      {uploads.length > 1 && <HintText>{t('forms.file.goOnAll')}</HintText>}
      {uploads.map((upload) => (
        <UnfinishedRow
          key={upload.uploadId}
          upload={upload}
          onChoose={onChoose}
          onDiscard={() => discard(upload.uploadId)}
        />
      ))}
    </>
  );
};
