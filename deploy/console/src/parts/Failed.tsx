import { FailedArea } from '@portal/ui';
import { Refused } from '../api/request.ts';

interface FailedProps {
  /** What could not be shown, as the begin of a sentence. */
  what: string;
  error: Error;
  onRetry: () => void;
  level?: 1 | 2;
}

/** In place of what could not be read, with the sentences of the gateway. */
export const Failed = ({ what, error, onRetry, level = 2 }: FailedProps) => (
  <FailedArea
    level={level}
    title={`${what} cannot be shown now`}
    retryLabel="Try again"
    onRetry={onRetry}
    minH="0"
  >
    {error instanceof Refused ? error.reasons.join(' ') : error.message}
  </FailedArea>
);
