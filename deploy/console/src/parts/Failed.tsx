import { FailedArea } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface FailedProps {
  /** What could not be shown, as the begin of a sentence. */
  what: string;
  /** Nothing is shown unless it failed. */
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  level?: 1 | 2;
}

/** In place of what could not be read, with the sentences of the gateway. */
export const Failed = ({ what, query: { error, refetch }, level = 2 }: FailedProps) =>
  error && (
    <FailedArea
      level={level}
      title={`${what} cannot be shown now`}
      retryLabel="Try again"
      onRetry={() => void refetch()}
      minH="0"
    >
      {error.message}
    </FailedArea>
  );
