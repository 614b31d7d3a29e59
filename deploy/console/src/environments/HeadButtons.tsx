import { Button, Flex } from '@portal/ui';
import { ArrowUpRight, Undo2 } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import { NewCanary } from '../canary/CanaryButtons.tsx';
import type { RequestDecision } from '../decide/decision-request.ts';
import type { EnvironmentPair } from '../parts/environment-pair.ts';
import type { Promotion } from './promotion.ts';

interface HeadButtonsProps {
  pair: EnvironmentPair;
  promotion: Promotion | undefined;
  onAsk: RequestDecision;
}

/** Absent for who may only look. */
export function HeadButtons({ pair: { from, to }, promotion, onAsk }: HeadButtonsProps) {
  if (!useMayChange()) return null;
  return (
    <Flex wrap="wrap" gap="2.5">
      <Button variant="danger" size="sm" onClick={() => onAsk({ kind: 'rollback', environment: to.name })}>
        <Undo2 size={17} aria-hidden />
        Roll back {to.name}
      </Button>
      <NewCanary environment={to.name} onAsk={onAsk} />
      {from && (
        <Button
          size="sm"
          disabled={promotion?.state !== 'open'}
          aria-describedby="promotion promotion-above"
          onClick={() => onAsk({ kind: 'promote', from: from.name, to: to.name, mayBeUntested: false })}
        >
          <ArrowUpRight size={17} aria-hidden />
          Promote {from.release}
        </Button>
      )}
    </Flex>
  );
}
