import { Flex } from '@portal/ui';
import { AppIcon } from './app-icon.tsx';

export const AppName = ({ app }: { app: string }) => (
  <Flex align="center" gap="2.5" fontWeight="semibold" whiteSpace="nowrap">
    <AppIcon app={app} />
    {app}
  </Flex>
);
