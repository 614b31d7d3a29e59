import type { FundType } from '@portal/contracts/funds/enums';
import { Page, useSearchParams, useTranslation } from '@portal/platform';
import { Box, FailedArea, PageContainer, Skeleton } from '@portal/ui';
import { fundTypeOf } from '../choose-fund/fund-type-of.ts';
import { NeedsScript } from '../content-page/NeedsScript.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { paths } from '../navigation/paths.ts';
import { ChooseFund } from './ChooseFund.tsx';
import { useRules } from './eligibility.queries.ts';
import { FundCheck } from './FundCheck.tsx';

const Questions = ({ type }: { type: FundType }) => {
  const { t } = useTranslation('public-site');
  const { rules, isError, isFetching, retry } = useRules(type);
  if (rules !== undefined) return <FundCheck key={rules.fundId} eligibility={rules} />;
  if (!isError) return <Skeleton h="420px" />;
  return (
    <FailedArea
      title={t('check.failed')}
      level={2}
      retryLabel={t('content.retry')}
      retrying={isFetching}
      onRetry={retry}
    />
  );
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
