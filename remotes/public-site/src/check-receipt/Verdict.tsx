import { useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { TypedReceipt } from './receipt-in-link.ts';

interface VerdictProps {
  /** What the verdict is about: the fields may have changed since. */
  receipt: TypedReceipt;
  isValid: boolean;
}

/** Valid or not: takes the focus, so that it is read out and in sight. */
export function Verdict({ receipt, isValid }: VerdictProps) {
  const { t } = useTranslation('public-site');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      live
      status={isValid ? 'success' : 'error'}
      title={t(isValid ? 'receipt.valid' : 'receipt.notValid')}
    >
      <bdi>{receipt.number}</bdi>
      <br />
      {t(isValid ? 'receipt.validText' : 'receipt.notValidText')}
    </Alert>
  );
}
