import { Button } from '@portal/ui';
import { CircleStop } from 'lucide-react';
import type { CanaryProps } from './PauseButton.tsx';

/** Stops a canary; one that stopped itself can only be taken away. */
export function StopButton({ environment, canary: { area, isStopped }, onAsk }: CanaryProps) {
  return (
    <Button
      variant={isStopped ? 'outline' : 'danger'}
      size="sm"
      minH={{ base: 'touch', md: '0' }}
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
}
