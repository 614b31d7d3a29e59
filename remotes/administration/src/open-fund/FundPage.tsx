import { FundMark } from '@portal/application-view';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  isMissing,
  Link,
  localise,
  Missing,
  useParams,
  useQuery,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Box, Flex, PageTitle, Segmented } from '@portal/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../navigation/BackLink.tsx';
import * as paths from '../navigation/paths.ts';
import { Loaded } from '../show-panel/Loaded.tsx';
import { fundToEdit } from './funds-to-edit.queries.ts';

const parts = {
  details: paths.fundDetails,
  eligibility: paths.fundEligibility,
  criteria: paths.fundCriteria,
  balance: paths.fundBalance,
  history: paths.fundHistory,
} as const;

interface Props {
  part: keyof typeof parts;
  children: (fund: Fund) => ReactNode;
}

/** The frame around everything about one fund: its name, its parts, and what one of them shows. */
export const FundPage = ({ part, children }: Props) => {
  const { t } = useTranslation('administration');
  const { fundId = '' } = useParams();
  const query = useQuery({ ...fundToEdit(fundId), meta: { silent: true } });
  const fund = query.data;
  const name = fund ? localise(fund.title) : t('funds.title');
  if (isMissing(query))
    return <Missing title={t('funds.none')} list={paths.fundDescription} name={t('funds.title')} />;
  return (
    <WorkPage title={`${name}, ${t(`funds.parts.${part}`)}`}>
      <BackLink to={paths.fundDescription}>{t('funds.title')}</BackLink>
      <Flex align="center" gap="4" mb="5">
        {fund && <FundMark fundType={fund.fundType} size={44} />}
        <PageTitle>{name}</PageTitle>
      </Flex>
      <Box as="nav" aria-label={t('funds.partsLabel')} mb="6">
        <Segmented label={t('funds.partsLabel')}>
          {Object.entries(parts).map(([key, path]) => (
            <Link key={key} to={path(fundId)} aria-current={key === part ? 'page' : undefined}>
              {t(`funds.parts.${key}`)}
            </Link>
          ))}
        </Segmented>
      </Box>
      <Loaded query={query} name={t('funds.one')} waitingH="32rem">
        {children}
      </Loaded>
    </WorkPage>
  );
};
