import { dismissNotice, pauseNotices, resumeNotices, useNotices, useTranslation } from '@portal/platform';
import { Toast, ToastRegion } from '@portal/ui';

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
      {shown.map(({ id, status, title, description }) => (
        <Toast
          key={id}
          status={status}
          title={title}
          description={description}
          onClose={() => {
            resumeNotices();
            dismissNotice(id);
          }}
        />
      ))}
    </ToastRegion>
  );
};
