import type { Difference, Environment } from '../api/types.ts';
import { type Asked, namedIn } from './asked.ts';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';

interface DecisionsProps {
  asked: Asked | undefined;
  environments: readonly Environment[];
  /** What a promotion would change. */
  apps?: readonly Difference[];
  onClose: () => void;
}

/** The dialog of what was asked for. */
export function Decisions({ asked, environments, apps = [], onClose }: DecisionsProps) {
  if (!asked) return null;
  const common = { environments, onClose };
  const environment = namedIn(environments, asked.kind === 'promote' ? asked.to : asked.environment);
  if (!environment) return null;
  if (asked.kind === 'rollback') return <RollBackDialog {...common} environment={environment} />;
  if (asked.kind === 'pin') return <PinDialog {...common} environment={environment} app={asked.app} />;
  if (asked.kind === 'maintenance')
    return <MaintenanceDialog {...common} environment={environment} app={asked.app} isOn={asked.isOn} />;
  const from = namedIn(environments, asked.from);
  if (!from) return null;
  return (
    <PromoteDialog {...common} from={from} to={environment} apps={apps} mayBeUntested={asked.mayBeUntested} />
  );
}
