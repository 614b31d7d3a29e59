import { IconButton } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { Construction, Ellipsis, Pin, Undo2 } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { App } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';

interface AppMenuProps {
  environment: string;
  app: App;
  onAsk: RequestDecision;
}

/** What can be done with one app in one environment. The shell carries every page: it is never closed. */
export const AppMenu = ({ environment, app: { app, isInMaintenance }, onAsk }: AppMenuProps) => {
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
