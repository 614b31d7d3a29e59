import { Button, FileRow, HStack, IconButton } from '@portal/ui';
import { Trash2, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../api/upload.ts';
import { formatBytes } from '../i18n/format.ts';
import { formatTimeLeft } from '../i18n/format-time-left.ts';
import type { Sending } from './use-uploads.ts';

/** Without a scanner nobody may claim that there is no virus. */
export const wordOf = ({ scanStatus, wasScanned }: UploadedFile) =>
  scanStatus === 'CLEAN' && !wasScanned ? 'notScanned' : scanStatus;

export interface UploadedRowProps {
  file: UploadedFile;
  onRemove: () => void;
}

/** A file that the server has. */
export const UploadedRow = ({ file, onRemove }: UploadedRowProps) => {
  const { t } = useTranslation('platform');
  return (
    <FileRow
      name={<bdi>{file.fileName}</bdi>}
      size={formatBytes(file.size)}
      state={file.scanStatus}
      stateText={t(`forms.file.${wordOf(file)}`)}
      actions={
        <IconButton
          variant="ghost"
          aria-label={t('forms.file.remove', { name: file.fileName })}
          onClick={onRemove}
        >
          <Trash2 size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
};

interface SendingRowProps {
  sending: Sending;
  accept: string;
  onCancel: () => void;
  onRetry: () => void;
  onPause: () => void;
  onReplace: (file: File) => void;
}

interface ChooseFileProps extends Pick<ComponentProps<'input'>, 'accept' | 'aria-label'> {
  children: string;
  onFile: (file: File) => void;
}

/** A button that opens the choice of one file. */
export const ChooseFile = ({ children, onFile, ...field }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => target.files?.[0] && onFile(target.files[0]);
  return (
    <>
      <input ref={input} type="file" hidden onChange={choose} {...field} />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};

const progressText = ({ isPaused, isWaiting, secondsLeft }: Sending) => {
  if (isPaused) return 'forms.file.stopped';
  if (isWaiting) return 'forms.file.waiting';
  return secondsLeft === undefined ? 'forms.file.progress' : 'forms.file.progressLeft';
};

/** A file on its way, one that was paused, or one that was refused. */
export const SendingRow = (props: SendingRowProps) => {
  const { t } = useTranslation('platform');
  const { sending, accept, onCancel, onRetry, onPause, onReplace } = props;
  const { file, problem, canRetry, isPaused, uploadId } = sending;
  const percent = Math.round(sending.share * 100);
  return (
    <FileRow
      name={<bdi>{file.name}</bdi>}
      state={problem === undefined ? 'uploading' : 'wrong'}
      size={
        problem === undefined
          ? t(progressText(sending), {
              percent,
              size: formatBytes(file.size),
              left: formatTimeLeft(sending.secondsLeft ?? 0),
            })
          : formatBytes(file.size, 'ceil')
      }
      stateText={problem}
      progress={percent}
      progressLabel={t('forms.file.uploading', { name: file.name })}
      actions={
        <HStack gap="1">
          {problem === undefined && uploadId !== undefined && (
            <Button variant="outline" size="sm" onClick={isPaused ? onRetry : onPause}>
              {t(isPaused ? 'forms.file.goOn' : 'forms.file.pause')}
            </Button>
          )}
          {problem !== undefined && canRetry && (
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('forms.file.retry')}
            </Button>
          )}
          {problem !== undefined && !canRetry && (
            <ChooseFile accept={accept} onFile={onReplace}>
              {t('forms.file.replace')}
            </ChooseFile>
          )}
          <IconButton
            variant="ghost"
            aria-label={t('forms.file.remove', { name: file.name })}
            onClick={onCancel}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </HStack>
      }
    />
  );
};
