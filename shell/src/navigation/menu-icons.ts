import type { SidebarIcon } from '@portal/platform/area';
import {
  ClipboardCheck,
  FileText,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  PanelsTopLeft,
  ScrollText,
  User,
  Users,
  WalletMinimal,
} from 'lucide-react';

export const icons: Record<SidebarIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  file: FileText,
  clipboard: ClipboardCheck,
  users: Users,
  fund: WalletMinimal,
  content: PanelsTopLeft,
  chat: MessagesSquare,
  log: ScrollText,
  inbox: Inbox,
  user: User,
  key: KeyRound,
  history: History,
};
