import { ButtonLink, TextLink, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { FundCard, type FundText } from '../live-funds/FundCard.tsx';
import { paths } from '../navigation/paths.ts';
import { StartButton } from '../start-application/StartButton.tsx';
import { useStart } from '../start-application/use-start.ts';

/** The chosen fund as it stands now, and the way into its form. */
export function ChosenFund({ words }: { words: FundText }) {
  const { t } = useTranslation('public-site');
  const start = useStart(words.fundType);
  return (
    <FundCard words={words} level={2}>
      {start.hindrance !== undefined && <Alert status="warning" title={start.hindrance} w="full" />}
      <StartButton start={start}>{t('choose.start')}</StartButton>
      {start.register !== undefined && (
        <ButtonLink to={start.register} variant="outline">
          {t('choose.register')}
        </ButtonLink>
      )}
      <TextLink to={paths.checkEligibility(words.fundType)} py="1" fontWeight="medium">
        {t('check.link')}
      </TextLink>
    </FundCard>
  );
}
