import { Badge, Flex, IconButton } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { Construction, Ellipsis, type LucideIcon, Pin, Split, Trash2, Undo2 } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { App } from '../api/types.ts';
import { whoGetsIt } from '../canary/state-texts.ts';
import type { DecisionRequest, EnvironmentProps } from '../decide/decision-request.ts';
import { since } from '../format/times.ts';
import { versionIn } from '../format/versions.ts';
import { Version } from '../parts/Version.tsx';

interface AppCellProps extends EnvironmentProps {
  app: string;
}

interface Choice {
  asked: DecisionRequest;
  label: string;
  icon: LucideIcon;
  danger?: boolean;
}

/** The shell carries every page: it is never closed, nor removed. */
const choicesFor = (environment: string, app: string, pinned: App | undefined): Choice[] => {
  const about = { environment, app };
  if (!pinned) return [{ asked: { kind: 'pin', ...about }, label: 'Pin a build', icon: Pin }];
  const isOn = !pinned.isInMaintenance;
  const closing = isOn ? 'Close for maintenance' : 'End the maintenance';
  return [
    { asked: { kind: 'pin', ...about }, label: 'Pin another build', icon: Pin },
    { asked: { kind: 'rollback-app', ...about }, label: 'Roll back to the build before', icon: Undo2 },
    ...(app === 'shell'
      ? []
      : [
          { asked: { kind: 'maintenance', ...about, isOn }, label: closing, icon: Construction } as const,
          { asked: { kind: 'remove', ...about }, label: 'Remove', icon: Trash2, danger: true } as const,
        ]),
  ];
};

/** What can be done with one app in one environment. */
const AppMenu = ({ environment: { name, apps }, app, onAsk }: AppCellProps) => {
  if (!useMayChange()) return null;
  const choices = choicesFor(
    name,
    app,
    apps.find((known) => known.app === app),
  );
  return (
    <Menu
      trigger={
        <IconButton aria-label={`Change ${app} in ${name}`} size="xs" color="fg.muted">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
      items={choices.map(({ asked, label, icon: Icon, danger }) => ({
        value: asked.kind,
        label,
        danger,
        icon: <Icon size={18} aria-hidden />,
      }))}
      onSelect={(value) => {
        const choice = choices.find(({ asked }) => asked.kind === value);
        if (choice) onAsk(choice.asked);
      }}
    />
  );
};

export function AppCell(props: AppCellProps) {
  const { environment, app } = props;
  const pinned = environment.apps.find((known) => known.app === app);
  const canary = environment.canaries.find(({ area }) => area === app);
  return (
    <Flex align="center" gap="2" py="1">
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" flex="1" minW="0">
        <Version version={pinned?.version} />
        {pinned?.isInMaintenance && (
          <Badge palette="marigold" icon={Construction}>
            Maintenance
          </Badge>
        )}
        {canary && (
          <Flex align="center" gap="2" fontSize="2xs" color="fg.muted">
            <Badge palette={canary.isStopped ? 'laterite' : 'indigo'} icon={Split}>
              {canary.isStopped ? 'Stopped' : whoGetsIt(canary)}
            </Badge>
            <Version version={versionIn(canary.build)} />
            {since(canary.startedAt)}
          </Flex>
        )}
      </Flex>
      <AppMenu {...props} />
    </Flex>
  );
}
