import { localise, Page, useLocation, useTranslation } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { FailedArea, WorkContainer } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import './failed-remote-texts.ts';
import { PrerenderedFallback } from './PrerenderedFallback.tsx';
import { hasTyping, prerenderedText } from './prerendered-text.ts';

interface Props {
  manifest: AreaManifest;
  /** Under which the operators find the report. */
  reference: string;
  /** Seconds until it tries by itself; absent when only a person should. */
  retryAfter?: number | undefined;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Whole seconds until `onEnd` is called; a tab that slept calls it as soon as it wakes. */
const useCountdown = (seconds: number | undefined, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const deadline = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.ceil((deadline - Date.now()) / 1000);
      setLeft(Math.max(remaining, 0));
      if (remaining > 0) return;
      clearInterval(timer);
      latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};

/** The error state of a remote, in the place of its page; text that can be read already stays below it. */
export function FailedRemote({ manifest, reference, retryAfter, isRetrying = false, onRetry }: Props) {
  const { t } = useTranslation('failedRemote');
  const { pathname } = useLocation();
  const nodes = prerenderedText(pathname);
  // What was typed is not swept away by a try that nobody asked for.
  const left = useCountdown(retryAfter, () => (nodes && hasTyping(nodes)) || onRetry());
  const countdown = left === undefined || isRetrying ? undefined : t('countdown', { seconds: left });
  const referenceText = reference !== '' && t('reference', { reference });
  if (nodes)
    return <PrerenderedFallback {...{ nodes, isRetrying, onRetry, countdown }} reference={referenceText} />;
  const title = t('unavailable', { area: localise(manifest.title) });
  return (
    <Page title={title}>
      <WorkContainer>
        <FailedArea
          level={1}
          minH="320px"
          title={title}
          retryLabel={t('retry')}
          onRetry={onRetry}
          retrying={isRetrying}
          countdown={countdown}
        >
          {t('others')} {referenceText}
        </FailedArea>
      </WorkContainer>
    </Page>
  );
}
