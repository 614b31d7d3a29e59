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

interface DeviceCopiesProps {
  stay: () => void;
  leave: () => void;
  /** Absent where the text is in another tab. */
  remove?: (() => void) | undefined;
}

const DeviceCopies = ({ stay, leave, remove }: DeviceCopiesProps) => {
  const { t } = useTranslation('deviceCopies');
  const removal = remove && (
    <Button variant="danger" size="sm" full="phone" onClick={remove}>
      {t('remove')}
    </Button>
  );
  return (
    <LazyConfirmDialog
      open
      danger={!remove}
      title={t(remove ? 'title' : 'elsewhere.title')}
      confirmLabel={t(remove ? 'leave' : 'elsewhere.leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={stay}
      form={removal}
    >
      {t(remove ? 'text' : 'elsewhere.text')}
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

const ask = (about: 'device' | 'elsewhere', leave: () => void, remove?: () => void): void => {
  const answers = { stay: close(), leave: close(leave) };
  const instead = <DeviceCopies key={about} {...answers} remove={remove && close(remove)} />;
  useLeaveQuestion.setState({ question: { ...answers, instead } });
};

const askAboutCopies = (leave: () => void): void => {
  const names = withStorage(copyNames) ?? [];
  // The name of the field that somebody was in last is no text.
  if (names.every((name) => name.endsWith('-field'))) {
    leave();
    return;
  }
  ask('device', leave, () => {
    for (const name of names) localStorage.removeItem(name);
    leave();
  });
};

/** Leaves; asks first what becomes of text in other tabs, and of text that only this device has. */
export const askThenLeave = async (leave: () => void): Promise<void> => {
  if (await isUnsavedElsewhere()) ask('elsewhere', () => askAboutCopies(leave));
  else askAboutCopies(leave);
};
