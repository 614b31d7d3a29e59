import { Button } from '@portal/ui';
import type { Canary } from '../api/types.ts';
import type { Ask } from '../decide/asked.ts';
import { shareWords } from '../words/names.ts';
import { nextShare } from './ramp.ts';

interface HoldButtonProps {
  environment: string;
  canary: Canary;
  onAsk: Ask;
}

/** Pauses a plan that has a step to come, or lets it go on. */
export function HoldButton({ environment, canary, onAsk }: HoldButtonProps) {
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
      {plan.heldAt ? 'Resume' : `Hold at ${shareWords(share)}`}
    </Button>
  );
}
