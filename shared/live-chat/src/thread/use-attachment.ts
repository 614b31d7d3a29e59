import type { AttachedFile } from '@portal/contracts/kernel/files';
import { DOCUMENT_MAX_BYTES, fileEnding, IMAGE_MAX_BYTES } from '@portal/contracts/rules/files';
import { chatFileEndings } from '@portal/contracts/support/enums';
import { formatBytes, useTranslation } from '@portal/platform';
import { mayPass, problemText } from '@portal/platform/forms';
import { useEffect, useRef, useState } from 'react';
import type { ChatSide } from '../connection/chat-sides.ts';
import { forget, keep, recall } from '../connection/tab-storage.ts';

/** A file on its way, or one that did not get through. */
export interface OnItsWay {
  file: File;
  /** From 0 to 1. */
  share: number;
  /** A sentence that says what to do; sending has stopped. */
  problem?: string;
  /** Whether sending the same file again may help. */
  canRetry?: boolean;
}

const storageName = (id: string) => `portal_chat_file:${id}`;

const endings: readonly string[] = chatFileEndings;

const useProblemOf = () => {
  const { t } = useTranslation('platform');
  return (file: File): string | undefined => {
    const ending = fileEnding(file.name);
    const max = ending === 'pdf' ? DOCUMENT_MAX_BYTES : IMAGE_MAX_BYTES;
    const types = endings.join(t('forms.file.comma'));
    const facts = { size: formatBytes(file.size, 'ceil'), max: formatBytes(max), types };
    if (!endings.includes(ending)) return t('forms.file.file_type_not_allowed', facts);
    if (file.size === 0) return t('forms.file.file_empty', facts);
    return file.size > max ? t('forms.file.file_too_large', facts) : undefined;
  };
};

/** The one file that goes with the next message: sent to the server as soon as it is chosen, stored like the draft. */
export const useAttachment = (conversationId: string, side: ChatSide) => {
  const problemOf = useProblemOf();
  const [file, setFile] = useState(() => recall<AttachedFile>(storageName(conversationId)) ?? undefined);
  const [onItsWay, setOnItsWay] = useState<OnItsWay>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const hold = (next: AttachedFile | undefined) => {
    setFile(next);
    if (next) keep(storageName(conversationId), next);
    else forget(storageName(conversationId));
  };

  /** Begins at once, in place of what was chosen before. */
  const choose = (chosen: File) => {
    running.current?.abort();
    hold(undefined);
    const problem = problemOf(chosen);
    setOnItsWay({ file: chosen, share: 0, ...(problem !== undefined && { problem }) });
    if (problem !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const onProgress = (share: number) => setOnItsWay((now) => now && { ...now, share });
    side.upload(conversationId, chosen, { onProgress, signal }).then(
      (attached) => {
        if (signal.aborted) return;
        setOnItsWay(undefined);
        hold(attached);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setOnItsWay({ file: chosen, share: 0, problem: problemText(error), canRetry: mayPass(error) });
      },
    );
  };

  return {
    file,
    onItsWay,
    choose,
    /** Takes it off the message; once it was sent, or because the person does not want it. */
    clear: () => {
      running.current?.abort();
      setOnItsWay(undefined);
      hold(undefined);
    },
  };
};

export type Attachment = ReturnType<typeof useAttachment>;
