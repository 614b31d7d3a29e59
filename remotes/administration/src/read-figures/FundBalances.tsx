import { FundMark } from '@portal/application-view';
import { MANAGER, SUPER } from '@portal/contracts';
import type { FundsStat } from '@portal/contracts/review/dashboard';
import { localise, TextLink, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Flex, MetaText, Stack, Text } from '@portal/ui';
import { fundFigures } from '../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { BalanceBar } from '../draw-chart/BalanceBar.tsx';
import { plainAmount } from '../format-amounts/amounts.ts';
import { fundDescription } from '../navigation/paths.ts';
import { Panel } from '../show-panel/Panel.tsx';

type FundStat = FundsStat['funds'][number];

const Amounts = ({ fund }: { fund: FundStat }) => {
  const { t } = useTranslation('administration');
  const parts = [
    { label: t('balance.available'), money: fund.available },
    { label: t('balance.committed'), money: fund.committed },
    { label: t('balance.paidOut'), money: fund.paidOut },
  ];
  return (
    <Flex as="dl" justify="space-between" gap="4" wrap="wrap" mt="2" fontSize="sm">
      {parts.map(({ label, money }) => (
        <Box key={label}>
          <Text as="dt" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" fontWeight="semibold" dir="ltr">
            {plainAmount(money)}
          </Text>
        </Box>
      ))}
    </Flex>
  );
};

/** What each fund has, what of it is promised, and what has left it. */
export const FundBalances = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const stats = useQuery(fundFigures(query));
  const currencies = new Set(stats.data?.funds.map(({ balance }) => balance.currency));
  return (
    <Panel
      title={t('balance.title')}
      note={<MetaText>{[...currencies].join(t('separator'))}</MetaText>}
      query={stats}
      waitingH="300px"
    >
      {({ funds }) => (
        <Stack gap="6" flex="1">
          {funds.map((fund) => (
            <Box key={fund.fundId}>
              <Flex align="center" gap="3" wrap="wrap" mb="3">
                <FundMark fundType={fund.fundType} size={28} />
                <Text fontWeight="semibold" flex="1" minW="min-content">
                  {localise(fund.title)}
                </Text>
                <Text fontWeight="semibold" dir="ltr">
                  {plainAmount(fund.balance)}
                </Text>
              </Flex>
              <BalanceBar fundType={fund.fundType} available={fund.available} balance={fund.balance} />
              <Amounts fund={fund} />
            </Box>
          ))}
          {(role === SUPER || role === MANAGER) && (
            <TextLink to={fundDescription} mt="auto" alignSelf="start" fontSize="sm" fontWeight="semibold">
              {t('balance.history')}
            </TextLink>
          )}
        </Stack>
      )}
    </Panel>
  );
};
