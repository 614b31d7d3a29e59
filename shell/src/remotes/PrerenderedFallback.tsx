import { useTranslation } from '@portal/platform';
import { Alert, Box, Button, WorkContainer } from '@portal/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './failed-remote-texts.ts';

interface Props {
  nodes: readonly ChildNode[];
  isRetrying: boolean;
  onRetry: () => void;
  countdown: ReactNode;
  reference: ReactNode;
}

/** A prerendered page whose code failed to load: it stays readable, below a notice with Retry. */
export const PrerenderedFallback = ({ nodes, isRetrying, onRetry, countdown, reference }: Props) => {
  const { t } = useTranslation('failedRemote');
  const place = useRef<HTMLDivElement>(null);
  // The very nodes, so that what was typed and where a reader is stay.
  useLayoutEffect(() => place.current?.append(...nodes), [nodes]);
  return (
    <>
      <WorkContainer py="4">
        <Alert
          status="warning"
          role="alert"
          title={t('partly')}
          actions={
            <>
              <Button variant="outline" size="sm" onClick={onRetry} loading={isRetrying}>
                {t('retry')}
              </Button>
              {countdown && (
                <Box as="span" alignSelf="center" fontSize="sm" aria-live="off">
                  {countdown}
                </Box>
              )}
            </>
          }
        >
          {t('readable')} {reference}
        </Alert>
      </WorkContainer>
      <div ref={place} />
    </>
  );
};
