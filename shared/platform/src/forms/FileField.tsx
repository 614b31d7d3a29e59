import {
  acceptAttribute,
  type FileKind,
  fileKinds,
  fileProblem,
  kindOfFile,
  maxBytes,
} from '@portal/contracts';
import type { Upload } from '@portal/contracts/kernel/files';
import { Box, Field, Stack } from '@portal/ui';
import { FileDrop } from '@portal/ui/form';
import { useRef } from 'react';
import type { UploadedFile } from '../api/upload.ts';
import { formatBytes } from '../i18n/format.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useIsHydrated } from '../prerender/use-is-hydrated.ts';
import { queryClient } from '../query/query-client.ts';
import { labelled } from './field-text.ts';
import { SendingRow, UploadedRow, wordOf } from './file-rows.tsx';
import { type FieldBasics, useConnected } from './use-form-field.ts';
import { useUndo } from './use-undo.ts';
import { announceFile, type Sending, useUploads } from './use-uploads.ts';

/** Comes with a field whose uploads are found again. */
const UnfinishedUploads = lazyPart(() =>
  import('./unfinished-uploads.tsx').then((part) => part.UnfinishedUploads),
);

/** With its own words, on a device that has a camera in the hand. */
const PhotographPages = lazyPart(async () => {
  const part = await import('../photograph-pages/index.ts');
  await part.loadPhotographMessages();
  return part.PhotographPages;
});

export interface FileFieldProps extends FieldBasics<UploadedFile[]> {
  accept: readonly FileKind[];
  multiple?: boolean;
  /** Other form fields of the upload. */
  fields?: Record<string, string>;
  /** By which an upload that was begun here and stopped is found again; absent: leaving the page ends it. */
  purpose?: string | undefined;
}

/** On touch screens the camera button's place is kept until it comes, so that nothing moves. */
const untilItComes = {
  '&:empty': { display: 'none', '@media (any-pointer: coarse)': { display: 'block', minH: 'controlSm' } },
};

/** The stopped upload that a file chosen again goes on with; it is taken off the list of those that stopped. */
const takeStopped = (purpose: string | undefined, { name, size }: File): string | undefined => {
  const queryKey = ['uploads', purpose];
  const all = queryClient.getQueryData<Upload[]>(queryKey);
  const stopped = all?.find((one) => one.fileName === name && one.size === size);
  if (stopped) queryClient.setQueryData(queryKey, all?.filter((one) => one !== stopped) ?? []);
  return stopped?.uploadId;
};

/** Its value is UploadedFile[]. Each file is sent when it is chosen, and shown as a row. */
export const FileField = ({ accept, multiple = false, fields = {}, purpose, ...props }: FileFieldProps) => {
  // A server leaves out the parts whose code comes later: until then they would answer nobody.
  const isHydrated = useIsHydrated();
  const sending = useRef<readonly Sending[]>([]);
  const { field, frame, t } = useConnected<UploadedFile[]>(props, {
    isMissing: (value) => value.length === 0 && sending.current.length === 0,
    missing: (t) => t('forms.file.missing', { label: props.label }),
    check: (_, t) => {
      const wrong = sending.current.find(({ problem, isPaused }) => problem !== undefined || isPaused);
      if (wrong) return labelled(wrong.file.name, wrong.problem ?? t('forms.file.pausedFirst'));
      return sending.current.length > 0 ? whenArrived() : undefined;
    },
  });
  const files: UploadedFile[] = field.value ?? [];
  const endings = (of: readonly FileKind[]) =>
    of.flatMap((one) => fileKinds[one]).join(t('forms.file.comma'));
  /** Files chosen together stand as they were chosen, whichever arrives first. */
  const chosenAs = useRef(new Map<string, number>());

  /** Whoever goes on while a file is on its way waits for it instead of being sent back. */
  const whenArrived = async (): Promise<string | undefined> => {
    const refused = await uploads.arrived();
    return refused && labelled(refused.name, refused.problem);
  };

  const problemOf = (file: File): string | undefined => {
    const problem = fileProblem(file, accept);
    if (problem === undefined) return undefined;
    const kind = kindOfFile(file.name, accept) ?? 'document';
    return t(`forms.file.${problem}`, {
      size: formatBytes(file.size, 'ceil'),
      max: formatBytes(maxBytes(kind)),
      types: endings(accept),
    });
  };

  const uploads = useUploads({
    fields,
    purpose,
    problemOf,
    onDone: (file, id) => {
      chosenAs.current.set(file.fileKey, id);
      announceFile(file.fileName, t(`forms.file.${wordOf(file)}`));
      const at = currentFiles.current.findIndex(({ fileKey }) => (chosenAs.current.get(fileKey) ?? 0) > id);
      put(file, at === -1 ? undefined : at);
    },
  });
  const currentFiles = useRef(files);
  currentFiles.current = files;
  sending.current = uploads.sending;

  // Kinds with the same limit share a sentence.
  const limits = [...new Set(accept.map(maxBytes))].map((max) =>
    t('forms.file.limits', {
      types: endings(accept.filter((kind) => maxBytes(kind) === max)),
      size: formatBytes(max),
    }),
  );
  const choose = (chosen: File[]) => {
    // Where one file has its place, the next takes it from what was refused or is still on its way.
    if (!multiple) for (const { id } of uploads.sending) uploads.drop(id);
    uploads.start(multiple ? chosen : chosen.slice(0, 1), (file) => takeStopped(purpose, file));
  };
  const offerUndo = useUndo();

  const put = (file: UploadedFile, at = currentFiles.current.length) => {
    // Two files may arrive before the field is drawn again.
    const { current } = currentFiles;
    currentFiles.current = multiple ? [...current.slice(0, at), file, ...current.slice(at)] : [file];
    field.onChange(currentFiles.current);
  };

  /** The server keeps what was taken off, so that it needs no new upload. */
  const remove = (file: UploadedFile, at: number) => {
    offerUndo(file.fileName, () => {
      // Where one file has its place, another may have taken it.
      if (multiple || currentFiles.current.length === 0) put(file, at);
    });
    currentFiles.current = currentFiles.current.filter((one) => one !== file);
    field.onChange(currentFiles.current);
  };

  return (
    <Field {...frame} hint={props.hint ?? limits.join(' ')}>
      <Stack gap="3">
        <FileDrop
          ref={field.ref}
          chooseLabel={t(multiple ? 'forms.file.chooseMany' : 'forms.file.chooseOne')}
          dropLabel={t(multiple ? 'forms.file.dropMany' : 'forms.file.dropOne')}
          accept={acceptAttribute(accept)}
          multiple={multiple}
          disabled={props.disabled}
          onFiles={choose}
        />
        {accept.includes('document') && !props.disabled && (
          <Box css={untilItComes}>
            {isHydrated && navigator.maxTouchPoints > 0 && (
              <PhotographPages
                field={props.label}
                maxBytes={maxBytes('document')}
                onDocument={(document) => choose([document])}
              />
            )}
          </Box>
        )}
        {files.map((file, at) => (
          <UploadedRow key={file.fileKey} file={file} onRemove={() => remove(file, at)} />
        ))}
        {uploads.sending.map((one) => (
          <SendingRow
            key={one.id}
            sending={one}
            onCancel={() => uploads.drop(one.id)}
            onRetry={() => uploads.retry(one)}
            onPause={() => uploads.pause(one.id)}
            onReplace={(file) => uploads.replace(one.id, file)}
            accept={acceptAttribute(accept)}
          />
        ))}
        {isHydrated && purpose !== undefined && <UnfinishedUploads purpose={purpose} onChoose={choose} />}
      </Stack>
    </Field>
  );
};
