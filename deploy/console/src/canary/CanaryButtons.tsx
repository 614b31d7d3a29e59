import { Button, Flex } from '@portal/ui';
import { CircleStop, Split } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { Canary } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { shareText } from '../format/texts.ts';
import { nextShare, smallerShare } from './ramp.ts';

export interface CanaryProps {
  environment: string;
  canary: Canary;
  onAsk: RequestDecision;
}

/** As large as a thumb on a phone. */
const size = { size: 'sm', minH: { base: 'touch', md: '0' } } as const;

/** Stops a canary; one that stopped itself can only be taken away. */
export const StopButton = ({ environment, canary: { area, isStopped }, onAsk }: CanaryProps) => (
  <Button
    variant={isStopped ? 'outline' : 'danger'}
    {...size}
    onClick={() => onAsk({ kind: 'canary-stop', environment, area })}
  >
    {isStopped ? (
      'Take it away'
    ) : (
      <>
        <CircleStop size={17} aria-hidden />
        Stop
      </>
    )}
  </Button>
);

/** Pauses a plan that has a step to come, or lets it go on. */
export const PauseButton = ({ environment, canary, onAsk }: CanaryProps) => {
  const { area, share, plan } = canary;
  if (!plan || nextShare(canary) === undefined) return null;
  const kind = plan.heldAt ? 'canary-resume' : 'canary-hold';
  return (
    <Button variant="outline" {...size} onClick={() => onAsk({ kind, environment, area })}>
      {plan.heldAt ? 'Resume' : `Hold at ${shareText(share)}`}
    </Button>
  );
};

export const NewCanary = ({ environment, onAsk }: Omit<CanaryProps, 'canary'>) =>
  useMayChange() ? (
    <Button variant="outline" size="sm" onClick={() => onAsk({ kind: 'canary', environment })}>
      <Split size={17} aria-hidden />
      New canary
    </Button>
  ) : null;

/** Stop, less, hold or resume, more, all; a canary that was stopped can only be taken away. */
export function CanaryButtons(props: CanaryProps) {
  const { environment, canary, onAsk } = props;
  if (!useMayChange()) return null;
  const about = { environment, area: canary.area };
  const next = nextShare(canary);
  const smaller = smallerShare(canary);
  if (canary.isStopped) return <StopButton {...props} />;
  return (
    <Flex wrap="wrap" gap="2">
      <StopButton {...props} />
      {smaller && (
        <Button variant="outline" {...size} onClick={() => onAsk({ kind: 'ramp', ...about, share: smaller })}>
          Lower to {shareText(smaller)}
        </Button>
      )}
      <PauseButton {...props} />
      {!(canary.plan && next) && (
        <Button
          variant={next ? 'outline' : 'solid'}
          {...size}
          onClick={() => onAsk({ kind: 'canary-finish', ...about })}
        >
          Give to all
        </Button>
      )}
      {next && (
        <Button {...size} onClick={() => onAsk({ kind: 'ramp', ...about, share: next })}>
          Raise to {shareText(next).toLowerCase()}
        </Button>
      )}
    </Flex>
  );
}
