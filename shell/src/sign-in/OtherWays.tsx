import type { FactorMethod } from '@portal/contracts/access/roles';
import { useTranslation } from '@portal/platform';
import { Box, Button, Heading, Separator, Stack } from '@portal/ui';
import { Fingerprint, KeyRound, LifeBuoy, type LucideIcon, Mail } from 'lucide-react';

const icons: Record<FactorMethod, LucideIcon> = {
  PASSKEY: Fingerprint,
  TOTP: KeyRound,
  EMAIL: Mail,
  RECOVERY_CODE: LifeBuoy,
};

interface OtherWaysProps {
  ways: readonly FactorMethod[];
  /** A code is being mailed. */
  sending: boolean;
  onChoose: (way: FactorMethod) => void;
}

/** What else would finish this sign-in. */
export const OtherWays = ({ ways, sending, onChoose }: OtherWaysProps) => {
  const { t } = useTranslation('security');
  if (ways.length === 0) return null;
  return (
    <Box as="section">
      <Separator my="5" />
      <Heading fontSize="sm" fontWeight="650">
        {t('otherWays.title')}
      </Heading>
      <Stack mt="2" gap="1" alignItems="flex-start">
        {ways.map((way) => {
          const Icon = icons[way];
          return (
            <Button
              key={way}
              variant="ghost"
              size="sm"
              ms="-3"
              loading={way === 'EMAIL' && sending}
              loadingText={t('otherWays.sending')}
              onClick={() => onChoose(way)}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {t(`otherWays.${way}`)}
            </Button>
          );
        })}
      </Stack>
    </Box>
  );
};
