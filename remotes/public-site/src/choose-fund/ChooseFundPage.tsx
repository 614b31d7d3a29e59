import type { FundType } from '@portal/contracts/funds/enums';
import { Page, useContent, useSearchParams, useTranslation } from '@portal/platform';
import { Box, ChoiceTile, Grid, Heading, PageContainer, WeaveTile } from '@portal/ui';
import { ContentGate } from '../content-page/ContentGate.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { ChosenFund } from './ChosenFund.tsx';
import { fundTypeOf, fundTypeParameter } from './fund-type-of.ts';

/** `/application?fund-type=`: which fund, and the way into its form. */
export function ChooseFundPage() {
  const { t } = useTranslation('public-site');
  const content = useContent('home');
  const [search, setSearch] = useSearchParams();
  const chosen = fundTypeOf(search);
  const title = t(chosen === undefined ? 'titles.applications' : `titles.${chosen}`);
  const choose = (type: FundType) =>
    setSearch({ [fundTypeParameter]: type }, { replace: true, preventScrollReset: true });
  return (
    <Page title={title}>
      <PageHead title={title} lead={t('choose.lead')} here={title} />
      <ContentGate content={content} skeleton={null} level={2}>
        {(home) => {
          const words = home.funds.find((fund) => fund.fundType === chosen);
          return (
            <PageContainer py={{ base: '10', lg: '16' }}>
              <Box as="fieldset" border="0" p="0">
                <Heading as="legend" textStyle="cardTitle" mb="4">
                  {t('choose.question')}
                </Heading>
                <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
                  {home.funds.map((fund) => (
                    <ChoiceTile
                      key={fund.fundType}
                      name={fundTypeParameter}
                      value={fund.fundType}
                      label={fund.title}
                      description={fund.audience}
                      end={
                        <WeaveTile motif={fund.fundType === 'BASE_FUND' ? 'stairs' : 'diamond'} size={44} />
                      }
                      checked={fund.fundType === chosen}
                      onChange={() => choose(fund.fundType)}
                    />
                  ))}
                </Grid>
              </Box>
              <Box mt="8" aria-live="polite">
                {words && <ChosenFund words={words} />}
              </Box>
            </PageContainer>
          );
        }}
      </ContentGate>
    </Page>
  );
}
