import { ButtonLink, Page, TextLink, useSearchParams, useTranslation } from '@portal/platform';
import { Alert, Box, Grid, Heading, PageContainer } from '@portal/ui';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { FundCard, type FundText } from '../live-funds/FundCard.tsx';
import { paths } from '../navigation/paths.ts';
import { StartButton } from '../start-application/StartButton.tsx';
import { useStart } from '../start-application/use-start.ts';
import { fundTypeOf } from './fund-type-of.ts';

/** The chosen fund as it stands now, and the way into its form. */
function ChosenFund({ words }: { words: FundText }) {
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

const FundChoices = ({ funds }: { funds: readonly FundText[] }) => {
  const { t } = useTranslation('public-site');
  return (
    <>
      <Heading textStyle="cardTitle" mb="5">
        {t('choose.question')}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '6', lg: '8' }}
      >
        {funds.map((words) => (
          <FundCard key={words.fundType} words={words}>
            <ButtonLink to={paths.chooseFund(words.fundType)}>
              {t('choose.this', { fund: words.title })}
            </ButtonLink>
            <TextLink to={paths.checkEligibility(words.fundType)} py="1" fontWeight="medium">
              {t('check.link')}
            </TextLink>
          </FundCard>
        ))}
      </Grid>
    </>
  );
};

/** `/application?fund-type=`: which fund, each beside the other, and the way into the form of the chosen one. */
export function ChooseFundPage() {
  const { t } = useTranslation('public-site');
  const [search] = useSearchParams();
  const chosen = fundTypeOf(search);
  const title = t(chosen === undefined ? 'titles.applications' : `titles.${chosen}`);
  return (
    <Page title={title}>
      <PageHead title={title} lead={t('choose.lead')} here={title} />
      <SectionContent section="home" skeleton={null} level={2}>
        {(home) => {
          const words = home.funds.find((fund) => fund.fundType === chosen);
          return (
            <PageContainer py={{ base: '10', lg: '16' }}>
              {words === undefined ? (
                <FundChoices funds={home.funds} />
              ) : (
                <>
                  <ChosenFund words={words} />
                  <Box mt="6">
                    <TextLink to={paths.chooseFund()} py="1" fontWeight="medium">
                      {t('choose.compare')}
                    </TextLink>
                  </Box>
                </>
              )}
            </PageContainer>
          );
        }}
      </SectionContent>
    </Page>
  );
}
