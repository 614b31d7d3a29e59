import { Link as RouterLink, useSession, useTranslation } from '@portal/platform';
import { Alert, Button, Link } from '@portal/ui';
import { FundCard, type FundText } from '../live-funds/FundCard.tsx';
import { elsewhere, paths } from '../navigation/paths.ts';
import { StartButton } from '../start-application/StartButton.tsx';
import { useStart } from '../start-application/use-start.ts';

/** The chosen fund as it stands now, and the way into its form. */
export function ChosenFund({ words }: { words: FundText }) {
  const { t } = useTranslation('public-site');
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  const start = useStart(words.fundType);
  return (
    <FundCard words={words} level={2}>
      {start.hindrance !== undefined && <Alert status="warning" title={start.hindrance} w="full" />}
      <StartButton start={start}>{t('choose.start')}</StartButton>
      {isSignedOut && start.to !== undefined && start.fundId !== undefined && (
        <Button asChild variant="outline">
          <RouterLink to={elsewhere.register(elsewhere.application(start.fundId))}>
            {t('choose.register')}
          </RouterLink>
        </Button>
      )}
      <Link asChild py="1" fontWeight="medium">
        <RouterLink to={paths.checkEligibility(words.fundType)}>{t('check.link')}</RouterLink>
      </Link>
    </FundCard>
  );
}
