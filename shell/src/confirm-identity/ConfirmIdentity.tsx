import { i18n, lazyPart, notify, useIdentityQuestion } from '@portal/platform';
import { loadSecurityMessages } from '../language/security-translations.ts';

const Dialog = lazyPart(
  async () => {
    const [{ IdentityDialog }] = await Promise.all([import('./IdentityDialog.tsx'), loadSecurityMessages()]);
    return IdentityDialog;
  },
  {
    onFail: ({ onCancel }) => {
      notify.error(i18n.t('platform:errors.offline'));
      onCancel();
    },
  },
);

/** Asks who is at the page when a call needs to know; the call then goes on as it was. */
export const ConfirmIdentity = () => {
  const question = useIdentityQuestion((state) => state.question);
  return question && <Dialog onConfirmed={question.confirmed} onCancel={question.cancelled} />;
};
