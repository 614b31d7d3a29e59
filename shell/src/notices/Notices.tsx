import {
  dismissNotice,
  type Notice,
  pauseNotices,
  resumeNotices,
  useNotices,
  useTranslation,
} from '@portal/platform';
import { Toast, ToastRegion } from '@portal/ui';

const ShownNotice = ({ notice: { id, status, title, description, undo } }: { notice: Notice }) => {
  const { t } = useTranslation('platform');
  const close = () => {
    undo?.back?.();
    resumeNotices();
    dismissNotice(id);
  };
  return (
    <Toast
      status={status}
      title={title}
      description={description}
      onClose={close}
      action={
        undo && {
          label: t('notices.undo'),
          takesFocus: undo.back !== undefined,
          run: () => {
            close();
            undo.run();
          },
        }
      }
    />
  );
};

/** The notices at the end of the window. None leaves while a pointer or the focus is on them. */
export const Notices = () => {
  const { t } = useTranslation('shell');
  const shown = useNotices((notices) => notices.shown);
  return (
    <ToastRegion
      aria-label={t('notices.label')}
      onPointerEnter={pauseNotices}
      onPointerLeave={resumeNotices}
      onFocus={pauseNotices}
      onBlur={resumeNotices}
    >
      {shown.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </ToastRegion>
  );
};
