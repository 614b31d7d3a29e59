import type { Difference, Environment } from '../api/types.ts';
import {
  CanaryFinishDialog,
  CanaryHoldDialog,
  CanaryResumeDialog,
  CanaryStopDialog,
  RampDialog,
} from './CanaryDialogs.tsx';
import { type DecisionRequest, namedIn } from './decision-request.ts';
import { FreezeDialog, UnfreezeDialog } from './FreezeDialogs.tsx';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';
import { NewCanaryDialog } from './NewCanaryDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';
import { RollBackAppDialog } from './RollBackAppDialog.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';

interface RequestedDialogProps {
  asked: DecisionRequest | undefined;
  environments: readonly Environment[];
  /** What a promotion would change. */
  apps?: readonly Difference[];
  onClose: () => void;
}

export function RequestedDialog({ asked, environments, apps = [], onClose }: RequestedDialogProps) {
  if (!asked) return null;
  const environment = namedIn(environments, asked.kind === 'promote' ? asked.to : asked.environment);
  if (!environment) return null;
  const common = { environments, environment, onClose };
  switch (asked.kind) {
    case 'rollback':
      return <RollBackDialog {...common} />;
    case 'freeze':
      return <FreezeDialog {...common} />;
    case 'unfreeze':
      return <UnfreezeDialog {...common} />;
    case 'pin':
      return <PinDialog {...common} app={asked.app} />;
    case 'rollback-app':
      return <RollBackAppDialog {...common} app={asked.app} />;
    case 'maintenance':
      return <MaintenanceDialog {...common} app={asked.app} isOn={asked.isOn} />;
    case 'canary':
      return <NewCanaryDialog {...common} />;
    case 'ramp':
      return <RampDialog {...common} area={asked.area} share={asked.share} />;
    case 'canary-hold':
      return <CanaryHoldDialog {...common} area={asked.area} />;
    case 'canary-resume':
      return <CanaryResumeDialog {...common} area={asked.area} />;
    case 'canary-stop':
      return <CanaryStopDialog {...common} area={asked.area} />;
    case 'canary-finish':
      return <CanaryFinishDialog {...common} area={asked.area} />;
    case 'promote': {
      const from = namedIn(environments, asked.from);
      const { mayBeUntested } = asked;
      return from && <PromoteDialog {...common} from={from} apps={apps} mayBeUntested={mayBeUntested} />;
    }
  }
}
