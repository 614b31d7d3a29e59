import { Button, Flex } from '@portal/ui';
import { useMayChange } from '../api/session.ts';
import { shareText } from '../format/counts-and-titles.ts';
import { type CanaryProps, PauseButton } from './PauseButton.tsx';
import { nextShare, smallerShare } from './ramp.ts';
import { StopButton } from './StopButton.tsx';

/** As large as a thumb on a phone. */
const size = { size: 'sm', minH: { base: 'touch', md: '0' } } as const;

/** Stop, less, hold or resume, more, all; a canary that was stopped can only be taken away. */
export function CanaryButtons({ environment, canary, onAsk }: CanaryProps) {
  if (!useMayChange()) return null;
  const { area, plan } = canary;
  const about = { environment, area };
  const next = nextShare(canary);
  const smaller = smallerShare(canary);
  const stop = <StopButton environment={environment} canary={canary} onAsk={onAsk} />;
  if (canary.isStopped) return stop;
  return (
    <Flex wrap="wrap" gap="2">
      {stop}
      {smaller && (
        <Button variant="outline" {...size} onClick={() => onAsk({ kind: 'ramp', ...about, share: smaller })}>
          Lower to {shareText(smaller)}
        </Button>
      )}
      <PauseButton environment={environment} canary={canary} onAsk={onAsk} />
      {!(plan && next) && (
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
