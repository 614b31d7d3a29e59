import { i18n, lazyPart, notify } from '@portal/platform';

const overlay = () => import('@portal/ui/overlay');

/** Fetches what floats and the table of lists ahead of time, so that they are there when the connection is not. */
export const warmOverlay = (): void => {
  // The table provides a shared unit: the shell shows no list of its own.
  Promise.all([overlay(), import('@portal/ui/table')]).catch(() => undefined);
};

const tell = () => notify.error(i18n.t('platform:errors.offline'));

export const LazyDrawer = lazyPart(async () => (await overlay()).Drawer, {
  onFail: ({ onClose }) => {
    onClose();
    tell();
  },
});

export const LazyDialog = lazyPart(async () => (await overlay()).Dialog, { onFail: tell });

/** Where it cannot arrive, the browser's own question stands in. */
export const LazyConfirmDialog = lazyPart(async () => (await overlay()).ConfirmDialog, {
  onFail: ({ title, onConfirm, onCancel }) => {
    if (window.confirm(String(title))) onConfirm();
    else onCancel();
  },
});
