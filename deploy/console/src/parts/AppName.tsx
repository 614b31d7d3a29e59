import { Flex } from '@portal/ui';
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

export const AppName = ({ app }: { app: string }) => {
  const Icon = icons[app] ?? BoxIcon;
  return (
    <Flex align="center" gap="2.5" fontWeight="semibold" whiteSpace="nowrap">
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      {app}
    </Flex>
  );
};
