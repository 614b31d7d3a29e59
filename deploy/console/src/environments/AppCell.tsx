import { Badge, Box, Flex, IconButton } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { Construction, Ellipsis, GitFork, Pin, Undo2 } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { App, Environment } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { shareText } from '../format/counts-and-titles.ts';
import { since } from '../format/times.ts';
import { versionIn } from '../format/versions.ts';
import { Version } from '../parts/Version.tsx';

interface AppMenuProps {
  environment: string;
  app: App;
  onAsk: RequestDecision;
}

/** What can be done with one app in one environment. The shell carries every page: it is never closed. */
const AppMenu = ({ environment, app: { app, isInMaintenance }, onAsk }: AppMenuProps) => {
  if (!useMayChange()) return null;
  const items = [
    { value: 'pin', label: 'Pin another build', icon: <Pin size={18} aria-hidden /> },
    { value: 'rollback-app', label: 'Roll back to the build before', icon: <Undo2 size={18} aria-hidden /> },
    ...(app === 'shell'
      ? []
      : [
          {
            value: 'maintenance',
            label: isInMaintenance ? 'End the maintenance' : 'Close for maintenance',
            icon: <Construction size={18} aria-hidden />,
          },
        ]),
  ];
  const choose = (value: string): void =>
    value === 'pin' || value === 'rollback-app'
      ? onAsk({ kind: value, environment, app })
      : onAsk({ kind: 'maintenance', environment, app, isOn: !isInMaintenance });
  return (
    <Menu
      trigger={
        <IconButton aria-label={`Change ${app} in ${environment}`} size="xs" color="fg.muted">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
      items={items}
      onSelect={choose}
    />
  );
};

interface AppCellProps {
  environment: Environment;
  app: string;
  onAsk: RequestDecision;
}

export function AppCell({ environment, app, onAsk }: AppCellProps) {
  const pinned = environment.apps.find((known) => known.app === app);
  const canary = environment.canaries.find(({ area }) => area === app);
  if (!pinned)
    return (
      <Box as="span" color="fg.subtle">
        Not there
      </Box>
    );
  return (
    <Flex align="center" gap="2" py="1">
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" flex="1" minW="0">
        <Version version={pinned.version} />
        {pinned.isInMaintenance && (
          <Badge palette="marigold" icon={Construction}>
            Maintenance
          </Badge>
        )}
        {canary && (
          <Flex align="center" gap="2" fontSize="2xs" color="fg.muted">
            <Badge palette={canary.isStopped ? 'laterite' : 'indigo'} icon={GitFork}>
              {canary.isStopped ? 'Stopped' : shareText(canary.share)}
            </Badge>
            <Version version={versionIn(canary.build)} />
            {since(canary.startedAt)}
          </Flex>
        )}
      </Flex>
      <AppMenu environment={environment.name} app={pinned} onAsk={onAsk} />
    </Flex>
  );
}
