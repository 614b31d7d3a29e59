/** What opens over a page, and what only workspace pages show. Not part of the first load. */
export { Portal } from '@chakra-ui/react';
export {
  ActiveFilter,
  type ActiveFilterProps,
  FilterBar,
  type FilterBarProps,
  FilterChip,
  type FilterChipProps,
} from '../workspace-page/FilterBar.tsx';
export { PageHead, type PageHeadProps } from '../workspace-page/PageHead.tsx';
export { Pagination, type PaginationProps, pageSizes } from '../workspace-page/Pagination.tsx';
export { SearchFilter, type SearchFilterProps } from '../workspace-page/SearchFilter.tsx';
export { StaleAlert, type StaleAlertProps } from '../workspace-page/StaleAlert.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { KeysDialog, type KeysDialogProps } from './KeysDialog.tsx';
export { Menu, type MenuEntry, type MenuProps } from './Menu.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { Tabs, type TabsProps } from './Tabs.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { useKeys } from './use-keys.ts';
