import { i18n, useLeaveQuestion, useSession, useTranslation, withStorage } from '@portal/platform';
import { Button } from '@portal/ui';
import ar from '../../locales/device-copies/ar.json';
import en from '../../locales/device-copies/en.json';
import es from '../../locales/device-copies/es.json';
import fr from '../../locales/device-copies/fr.json';
import pt from '../../locales/device-copies/pt.json';
import sw from '../../locales/device-copies/sw.json';
import { LazyConfirmDialog } from '../overlay/lazy-overlay.tsx';

/** Here, because the question is asked where there is no connection to fetch them. */
for (const [language, texts] of Object.entries({ ar, en, es, fr, pt, sw }))
  i18n.addResourceBundle(language, 'deviceCopies', texts);

const DeviceCopies = ({ stay, leave, remove }: Record<'stay' | 'leave' | 'remove', () => void>) => {
  const { t } = useTranslation('deviceCopies');
  const removal = (
    <Button variant="danger" size="sm" full="phone" onClick={remove}>
      {t('remove')}
    </Button>
  );
  return (
    <LazyConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={stay}
      form={removal}
    >
      {t('text')}
    </LazyConfirmDialog>
  );
};

const UnsavedElsewhere = ({ stay, leave }: Record<'stay' | 'leave', () => void>) => {
  const { t } = useTranslation('deviceCopies');
  return (
    <LazyConfirmDialog
      open
      danger
      title={t('elsewhere.title')}
      confirmLabel={t('elsewhere.leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={stay}
    >
      {t('elsewhere.text')}
    </LazyConfirmDialog>
  );
};

/** By the locks of their forms, whether another tab of the person has something unsaved. */
const isUnsavedElsewhere = async (): Promise<boolean> => {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  const start = `portal_unsaved:${useSession.getState().user?.id}:`;
  const here = start + performance.timeOrigin;
  return held.some(({ name = '' }) => name.startsWith(start) && name !== here);
};

/** Names under which the forms keep the person's unsent text on this device. */
const copyNames = (): string[] => {
  const start = `portal_draft:${useSession.getState().user?.id}:`;
  return Object.keys(localStorage).filter((name) => name.startsWith(start));
};

const close = (act?: () => void) => () => {
  useLeaveQuestion.setState({ question: null });
  act?.();
};

const leaveCopies = (leave: () => void): void => {
  const names = withStorage(copyNames) ?? [];
  // The name of the field that somebody was in last is no text.
  if (names.every((name) => name.endsWith('-field'))) {
    leave();
    return;
  }
  const remove = close(() => {
    for (const name of names) localStorage.removeItem(name);
    leave();
  });
  const answers = { stay: close(), leave: close(leave) };
  const instead = <DeviceCopies {...answers} remove={remove} />;
  useLeaveQuestion.setState({ question: { ...answers, instead } });
};

/** Leaves; asks first what becomes of text in other tabs, and of text that only this device has. */
export const leaveDeviceCopies = async (leave: () => void): Promise<void> => {
  if (!(await isUnsavedElsewhere())) return leaveCopies(leave);
  const answers = { stay: close(), leave: close(() => leaveCopies(leave)) };
  useLeaveQuestion.setState({ question: { ...answers, instead: <UnsavedElsewhere {...answers} /> } });
};
