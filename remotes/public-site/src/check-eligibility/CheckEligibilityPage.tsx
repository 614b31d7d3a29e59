import { type FundType, fundTypes } from '@portal/contracts/funds/enums';
import { Page, TextLink, useSearchParams, useTranslation } from '@portal/platform';
import { Box, Heading, PageContainer, PatternTile, Skeleton, Text } from '@portal/ui';
import { fundTypeOf } from '../choose-fund/fund-type-of.ts';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { NeedsScript } from '../content-page/NeedsScript.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { paths } from '../navigation/paths.ts';
import { useRules } from './eligibility.queries.ts';
import { FundCheck } from './FundCheck.tsx';

/** Which fund the questions are about. */
function ChooseFund() {
  const { t } = useTranslation('public-site');
  return (
    <>
      <Heading textStyle="cardTitle">{t('check.which')}</Heading>
      <Box as="ul" listStyleType="none" mt="5" borderBottomWidth="1px">
        {fundTypes.map((type) => (
          <Box as="li" key={type} py="4" borderTopWidth="1px" display="flex" gap="4" alignItems="center">
            <Box flexShrink="0">
              <PatternTile motif={type === 'BASE_FUND' ? 'stairs' : 'diamond'} size={44} />
            </Box>
            <Box>
              <TextLink to={paths.checkEligibility(type)} fontWeight="semibold" fontSize="lg">
                {t(`fund.names.${type}`)}
              </TextLink>
              <Text color="fg.muted">{t(`check.for.${type}`)}</Text>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const Questions = ({ type }: { type: FundType }) => {
  const { t } = useTranslation('public-site');
  const query = useRules(type);
  const { rules } = query;
  if (rules !== undefined) return <FundCheck key={rules.fundId} eligibility={rules} />;
  if (!query.isError) return <Skeleton h="420px" />;
  return <FailedReading query={query} title={t('check.failed')} level={2} />;
};

/**
 * `/applications/eligibility-check?fund-type=&step=`: the rules of a fund as questions, without an account.
 * After the first, a phone has its room for the question and the way on.
 */
export function CheckEligibilityPage() {
  const { t } = useTranslation('public-site');
  const [search] = useSearchParams();
  const type = fundTypeOf(search);
  const here = t('titles.check');
  return (
    <Page
      title={type === undefined ? here : t('check.pageTitle', { page: here, fund: t(`fund.names.${type}`) })}
    >
      <PageHead
        title={type === undefined ? here : t(`check.title.${type}`)}
        lead={search.has('step') ? undefined : t('check.lead')}
        {...(type !== undefined && { pattern: type })}
        through={[{ label: t('titles.applications'), to: paths.chooseFund() }]}
        here={here}
      />
      <PageContainer py={{ base: '8', lg: '14' }}>
        <Box maxW="720px" minH="420px">
          {type === undefined ? (
            <ChooseFund />
          ) : (
            <>
              <NeedsScript
                to={paths.fund(type, type === 'BASE_FUND' ? 'eligibility' : 'criteria')}
                label={t('noScript.rules')}
              />
              <Questions type={type} />
            </>
          )}
        </Box>
      </PageContainer>
    </Page>
  );
}
