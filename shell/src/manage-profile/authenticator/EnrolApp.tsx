import type { NewAuthenticator } from '@portal/contracts/identity/second-factor';
import { useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextField, useForm } from '@portal/platform/forms';
import { Box, Flex, Link, Text } from '@portal/ui';
import { errorAtField } from '../../auth-parts/error-at-field.ts';
import { CopyButton } from '../factor-parts/CopyButton.tsx';
import { useConfirmTotp } from '../factor-parts/security.queries.ts';
import { QrCode } from './QrCode.tsx';

interface EnrolAppProps {
  seed: NewAuthenticator;
  onCancel: () => void;
  /** With the first recovery codes, if the account has got some now. */
  onDone: (codes: readonly string[]) => void;
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Scan, or type the key; then show by a code that the app has it. */
export const EnrolApp = ({ seed, onCancel, onDone }: EnrolAppProps) => {
  const { t } = useTranslation('security');
  const confirm = useConfirmTotp();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    const { data } = await confirm.mutateAsync(code).catch(errorAtField('mfa_invalid', 'code'));
    onDone(data.recoveryCodes);
  };
  return (
    <Box mt="5">
      <Text>{t('app.scan')}</Text>
      <Flex mt="4" gap="5" wrap="wrap" alignItems="flex-start">
        <QrCode text={seed.uri} label={t('app.qr')} />
        <Box flex="1" minW="220px">
          {/* No phone scans its own screen. */}
          <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block', mb: '4' } }}>
            <Link href={seed.uri}>{t('app.here')}</Link>
          </Box>
          <Text fontSize="sm" color="fg.muted">
            {t('app.key')}
          </Text>
          <Text mt="1" fontWeight="650" letterSpacing="0.04em" overflowWrap="anywhere">
            <bdi dir="ltr">{grouped(seed.secret)}</bdi>
          </Text>
          <Box mt="2">
            <CopyButton text={seed.secret}>{t('app.copyKey')}</CopyButton>
          </Box>
        </Box>
      </Flex>
      <Box mt="5" maxW="440px">
        <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
          <TextField
            name="code"
            label={t('app.code')}
            hint={t('app.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
          <FormButtons
            sendingText={t('checking')}
            submit={t('app.switchOn')}
            cancel={t('cancel')}
            onCancel={onCancel}
          />
        </FormShell>
      </Box>
    </Box>
  );
};
