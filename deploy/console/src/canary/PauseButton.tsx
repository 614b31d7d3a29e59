import { Button } from '@portal/ui';
import type { Canary } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { shareText } from '../format/counts-and-titles.ts';
import { nextShare } from './ramp.ts';

export interface CanaryProps {
  environment: string;
  canary: Canary;
  onAsk: RequestDecision;
}

/** Pauses a plan that has a step to come, or lets it go on. */
export function PauseButton({ environment, canary, onAsk }: CanaryProps) {
  const { area, share, plan } = canary;
  if (!plan || nextShare(canary) === undefined) return null;
  const kind = plan.heldAt ? 'canary-resume' : 'canary-hold';
  return (
    <Button
      variant="outline"
      minH={{ base: 'touch', md: '0' }}
      size="sm"
      onClick={() => onAsk({ kind, environment, area })}
    >
      {plan.heldAt ? 'Resume' : `Hold at ${shareText(share)}`}
    </Button>
  );
}
