import { lazy } from 'react';

const overlay = () => import('@portal/ui/overlay');

/** What floats over the page comes when it is first needed. */
export const LazyDrawer = lazy(async () => ({ default: (await overlay()).Drawer }));
export const LazyDialog = lazy(async () => ({ default: (await overlay()).Dialog }));
export const LazyConfirmDialog = lazy(async () => ({ default: (await overlay()).ConfirmDialog }));
