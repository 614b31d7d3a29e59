import { localise, useTranslation } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { FailedArea } from '@portal/ui';
import { useEffect, useState } from 'react';
import { areaNamespace } from './area-words.ts';

interface Props {
  manifest: AreaManifest;
  /** Under which the operators find the report. */
  reference: string;
  /** Seconds until it tries by itself; absent when only a person should. */
  retryAfter?: number | undefined;
  onRetry: () => void;
}

const useCountdown = (from: number | undefined, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return left;
};

/** The error state of an area, in the place of its page. */
export function FailedRemote({ manifest, reference, retryAfter, onRetry }: Props) {
  const { t } = useTranslation(areaNamespace);
  const left = useCountdown(retryAfter, onRetry);
  return (
    <FailedArea
      level={1}
      minH="320px"
      title={t('unavailable', { area: localise(manifest.title) })}
      retryLabel={t('retry')}
      onRetry={onRetry}
      countdown={left === undefined ? undefined : t('countdown', { seconds: left })}
    >
      {t('others')} {reference !== '' && t('reference', { reference })}
    </FailedArea>
  );
}
