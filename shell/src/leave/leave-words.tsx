import { i18n, useLeaveQuestion, useSession, useTranslation, withStorage } from '@portal/platform';
import { Button } from '@portal/ui';
import ar from '../../locales/kept-words/ar.json';
import en from '../../locales/kept-words/en.json';
import es from '../../locales/kept-words/es.json';
import fr from '../../locales/kept-words/fr.json';
import pt from '../../locales/kept-words/pt.json';
import sw from '../../locales/kept-words/sw.json';
import { LazyConfirmDialog } from '../overlay/lazy-overlay.tsx';

/** Here, because the question is asked where there is no connection to fetch them. */
for (const [language, texts] of Object.entries({ ar, en, es, fr, pt, sw }))
  i18n.addResourceBundle(language, 'keptWords', texts);

interface KeptWordsProps {
  onKeep: () => void;
  onRemove: () => void;
  onStay: () => void;
}

const KeptWords = ({ onKeep, onRemove, onStay }: KeptWordsProps) => {
  const { t } = useTranslation('keptWords');
  const remove = (
    <Button variant="danger" size="sm" full="phone" onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  return (
    <LazyConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onKeep}
      onCancel={onStay}
      form={remove}
    >
      {t('text')}
    </LazyConfirmDialog>
  );
};

/** Names of what this device keeps of the person's words until the server has them, as the forms write it. */
const keptNames = (): string[] => {
  const start = `portal_draft:${useSession.getState().user?.id}:`;
  return Object.keys(localStorage).filter((name) => name.startsWith(start));
};

/** Leaves; asks first what becomes of words that only this device has. */
export const leaveWords = (leave: () => void): void => {
  const names = withStorage(keptNames) ?? [];
  // The field that somebody was in last is no word.
  if (names.every((name) => name.endsWith('-field'))) {
    leave();
    return;
  }
  const close = (act?: () => void) => () => {
    useLeaveQuestion.setState({ question: null });
    act?.();
  };
  const remove = () => {
    for (const name of names) localStorage.removeItem(name);
    leave();
  };
  const answers = { stay: close(), leave: close(leave) };
  const instead = <KeptWords onKeep={answers.leave} onRemove={close(remove)} onStay={answers.stay} />;
  useLeaveQuestion.setState({ question: { ...answers, instead } });
};
