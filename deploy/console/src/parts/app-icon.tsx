import {
  AppWindow,
  Box as BoxIcon,
  ClipboardCheck,
  FilePenLine,
  Globe,
  LayoutPanelTop,
  type LucideIcon,
  UsersRound,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  shell: AppWindow,
  'public-site': Globe,
  applications: FilePenLine,
  review: ClipboardCheck,
  administration: UsersRound,
  cms: LayoutPanelTop,
};

export const AppIcon = ({ app }: { app: string }) => {
  const Icon = icons[app] ?? BoxIcon;
  return <Icon size={17} strokeWidth={1.75} aria-hidden />;
};
