import { i18n, notify, useIdentityQuestion } from '@portal/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { loadSecurityMessages } from '../language/security-translations.ts';
import type { IdentityDialogProps } from './IdentityDialog.tsx';

const load = async (): Promise<ComponentType<IdentityDialogProps>> => {
  const [{ IdentityDialog }] = await Promise.all([import('./IdentityDialog.tsx'), loadSecurityMessages()]);
  return IdentityDialog;
};

/** Asks who is at the page when a call needs to know; the call then goes on as it was. */
export const ConfirmIdentity = () => {
  const question = useIdentityQuestion((state) => state.question);
  const [Dialog, setDialog] = useState<ComponentType<IdentityDialogProps> | null>(null);

  useEffect(() => {
    if (question === null || Dialog !== null) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        notify.error(i18n.t('platform:errors.offline'));
        question.cancelled();
      },
    );
  }, [question, Dialog]);

  if (question === null || Dialog === null) return null;
  return <Dialog onConfirmed={question.confirmed} onCancel={question.cancelled} />;
};
