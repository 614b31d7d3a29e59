import { i18n, lazyPart, notify } from '@portal/platform';

const overlay = () => import('@portal/ui/overlay');

/** Fetches overlays and the table of lists ahead of time, so that they are there when the connection is not. */
export const warmOverlay = (): void => {
  // The table provides a shared unit: the shell shows no list of its own.
  Promise.all([overlay(), import('@portal/ui/table')]).catch(() => undefined);
};

const notifyFailed = () => notify.error(i18n.t('platform:errors.offline'));

export const LazyDrawer = lazyPart(async () => (await overlay()).Drawer, {
  onFail: ({ onClose }) => {
    onClose();
    notifyFailed();
  },
});

export const LazyDialog = lazyPart(async () => (await overlay()).Dialog, { onFail: notifyFailed });

/** Where it cannot be loaded, the browser asks with its own dialog. */
export const LazyConfirmDialog = lazyPart(async () => (await overlay()).ConfirmDialog, {
  onFail: ({ title, onConfirm, onCancel }) => {
    if (window.confirm(String(title))) onConfirm();
    else onCancel();
  },
});
