import type { ResentMfa } from '@portal/contracts/identity/auth.schemas';
import { MFA_RESEND_SECONDS } from '@portal/contracts/identity/enums';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Text } from '@portal/ui';
import { useEffect, useReducer } from 'react';
import { useResendCode } from './sign-in.queries.ts';

/** Seconds until `endsAt`, in milliseconds since 1970. Counts by the clock, so that a sleeping tab wakes up right. */
const useCountdown = (endsAt: number): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [running]);

  return left;
};

const RADIUS = 10;
const ROUND = 2 * Math.PI * RADIUS;

const Ring = ({ share }: { share: number }) => (
  <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden fill="none" strokeWidth="3">
    <Box asChild color="bg.muted">
      <circle cx="13" cy="13" r={RADIUS} stroke="currentColor" />
    </Box>
    <Box asChild color="brand.solid">
      <circle
        cx="13"
        cy="13"
        r={RADIUS}
        stroke="currentColor"
        strokeDasharray={`${ROUND * share} ${ROUND}`}
        transform="rotate(-90 13 13)"
      />
    </Box>
  </svg>
);

export interface ResendCodeProps {
  mfaToken: string;
  /** When it may be asked for, in milliseconds since 1970. */
  resendAt: number;
  onResent: (resent: ResentMfa) => void;
  onOver: (error: Error) => void;
}

/** A new code, at the earliest 15 seconds after the last. */
export const ResendCode = ({ mfaToken, resendAt, onResent, onOver }: ResendCodeProps) => {
  const { t } = useTranslation('security');
  const resend = useResendCode(mfaToken, onOver);
  const left = useCountdown(resendAt);

  const again = () => resend.mutate(undefined, { onSuccess: ({ data }) => onResent(data) });

  return (
    <Box mt="4">
      {resend.error !== null && <ErrorAlert mb="3" error={resend.error} />}
      <Text role="status" fontSize="sm">
        {resend.isSuccess && t('code.resent')}
      </Text>
      <Flex justifyContent="center" alignItems="center" gap="3" minH="touch" color="fg.muted">
        {left > 0 ? (
          <>
            <Ring share={left / MFA_RESEND_SECONDS} />
            <Text fontSize="sm">{t('code.resendIn', { seconds: left })}</Text>
          </>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            loading={resend.isPending}
            loadingText={t('code.resending')}
            onClick={again}
          >
            {t('code.resend')}
          </Button>
        )}
      </Flex>
    </Box>
  );
};
