import type { Difference, Environment } from '../api/types.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type DecisionRequest, namedIn } from './decision-request.ts';
import { NewCanaryDialog } from './NewCanaryDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';
import { plainDecision } from './plain-decisions.tsx';
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
    case 'pin':
      return <PinDialog {...common} app={asked.app} />;
    case 'rollback-app':
      return <RollBackAppDialog {...common} app={asked.app} />;
    case 'canary':
      return <NewCanaryDialog {...common} />;
    case 'promote': {
      const from = namedIn(environments, asked.from);
      const { mayBeUntested } = asked;
      return from && <PromoteDialog {...common} from={from} apps={apps} mayBeUntested={mayBeUntested} />;
    }
    default: {
      const { kind, environment: _, ...body } = asked;
      return (
        <DecisionDialog {...common} path={kind} body={() => body} {...plainDecision(asked, environment)} />
      );
    }
  }
}
