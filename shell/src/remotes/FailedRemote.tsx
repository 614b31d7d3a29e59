import { localise, useLocation, useTranslation, WorkPage } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { FailedArea } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import './failed-remote-texts.ts';
import { PrerenderedFallback } from './PrerenderedFallback.tsx';
import { isTypedIn, prerenderedText } from './prerendered-text.ts';

interface Props {
  manifest: AreaManifest;
  /** Under which the operators find the report. */
  reference: string;
  /** Seconds until it tries by itself; absent when only a person should. */
  retryAfter?: number | undefined;
  isRetrying?: boolean;
  onRetry: () => void;
}

/**
 * Whole seconds until `onEnd` is called: at once when the connection comes back, and by a tab that slept as soon
 * as it wakes. While it is tried nothing is counted; afterwards, or where nothing was tried, it begins anew.
 */
const useCountdown = (
  seconds: number | undefined,
  isRetrying: boolean,
  onEnd: () => void,
): number | undefined => {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (seconds === undefined || isRetrying) return;
    let deadline = 0;
    const begin = () => {
      deadline = Date.now() + seconds * 1000;
      setLeft(seconds);
    };
    const end = () => {
      begin();
      latest.current();
    };
    const timer = setInterval(() => {
      const remaining = Math.ceil((deadline - Date.now()) / 1000);
      if (remaining > 0) setLeft(remaining);
      else end();
    }, 1000);
    begin();
    window.addEventListener('online', end);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', end);
    };
  }, [seconds, isRetrying]);
  return isRetrying ? undefined : left;
};

/** The error state of a remote, in the place of its page; text that can be read already stays below it. */
export function FailedRemote({ manifest, reference, retryAfter, isRetrying = false, onRetry }: Props) {
  const { t } = useTranslation('failedRemote');
  const { pathname } = useLocation();
  const nodes = prerenderedText(pathname);
  // A retry that nobody asked for must not replace the field that somebody types in.
  const left = useCountdown(retryAfter, isRetrying, () => (nodes && isTypedIn(nodes)) || onRetry());
  const countdown = left === undefined ? undefined : t('countdown', { seconds: left });
  const referenceText = reference !== '' && t('reference', { reference });
  if (nodes)
    return <PrerenderedFallback {...{ nodes, isRetrying, onRetry, countdown }} reference={referenceText} />;
  const title = t('unavailable', { area: localise(manifest.title) });
  return (
    <WorkPage title={title}>
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
    </WorkPage>
  );
}
