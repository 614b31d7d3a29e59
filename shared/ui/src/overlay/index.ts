/** What opens over a page, and what only workspace pages show. Not part of the first load. */
export { ActionBar } from '../workspace-page/ActionBar.tsx';
export { ActiveFilter, FilterBar, FilterChip } from '../workspace-page/FilterBar.tsx';
export { PageHead } from '../workspace-page/PageHead.tsx';
export { Pagination } from '../workspace-page/Pagination.tsx';
export { SearchFilter } from '../workspace-page/SearchFilter.tsx';
export { StaleAlert, type StaleAlertProps } from '../workspace-page/StaleAlert.tsx';
export { type Step, Stepper, type StepperProps } from '../workspace-page/Stepper.tsx';
export { toggled } from '../workspace-page/toggled.ts';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
export { Drawer } from './Drawer.tsx';
export { KeysDialog } from './KeysDialog.tsx';
export { Menu, type MenuEntry } from './Menu.tsx';
export { Popover } from './Popover.tsx';
export { Tabs } from './Tabs.tsx';
export { useKeys } from './use-keys.ts';
