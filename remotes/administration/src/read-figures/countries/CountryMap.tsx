import { APPLICATION_NAMESPACE, useCountryName } from '@portal/application-view';
import type { CountryFundCounts } from '@portal/contracts/review/dashboard';
import { formatMoney, formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Box, HStack, MetaText, Text } from '@portal/ui';
import { useState } from 'react';
import { countryCounts } from '../../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';
import { keepsColors } from '../../draw-chart/colors.ts';
import { ShowAsTable } from '../../draw-chart/ShowAsTable.tsx';
import { Panel } from '../../show-panel/Panel.tsx';
import { type TileCode, tileCodes } from './africa-tiles.ts';
import { TileMap } from './TileMap.tsx';
import { type TileScale, tileScale } from './tile-scale.ts';

/** The steps from fewer to more, with the counts that each stands for. */
const ScaleLegend = ({ scale }: { scale: TileScale }) => {
  const { t } = useTranslation('administration');
  const labels = scale.ranges.map(({ from, to }) => {
    if (to === null) return t('map.andOver', { from });
    return from === to ? String(from) : t('map.range', { from, to });
  });
  return (
    <Box mt="4" textStyle="meta" color="fg.muted">
      <HStack gap="2" wrap="wrap">
        {t('map.fewer')}
        <HStack gap="1" css={keepsColors} aria-hidden>
          {[0, ...scale.ranges.map(({ step }) => step)].map((step) => (
            <Box key={step} w="7" h="3.5" borderRadius="xs" bg={`chart.seq${step}`} />
          ))}
        </HStack>
        {t('map.more')}
      </HStack>
      <Text mt="1">{['0', ...labels].join(t('separator'))}</Text>
    </Box>
  );
};

interface Props {
  query: FiguresQuery;
  onCountry: (code: string | null) => void;
}

const Looked = ({ code, counts }: { code: TileCode; counts: CountryFundCounts | undefined }) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useCountryName();
  const parts = [
    `${applicationText('fundType.BASE_FUND')} ${counts?.baseFund ?? 0}`,
    `${applicationText('fundType.CREDIT_FUND')} ${counts?.creditFund ?? 0}`,
    ...(counts?.approved ?? [])
      .filter(({ amount }) => Number(amount) > 0)
      .map((money) => t('map.approved', { amount: formatMoney(money) })),
  ];
  return (
    <>
      <Text as="span" fontWeight="semibold" color="fg">
        {nameOf(code)}
      </Text>
      {': '}
      {parts.join(t('separator'))}
    </>
  );
};

/** Applications of each member state. It keeps showing all of them when one is filtered by. */
export const CountryMap = ({ query, onCountry }: Props) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useCountryName();
  const [looked, setLooked] = useState<TileCode>();
  const { countryCode: selected, ...anyCountry } = query;
  const counts = useQuery(countryCounts(anyCountry));
  const title = t('map.title');
  return (
    <Panel
      title={title}
      note={<MetaText>{t('map.members', { count: tileCodes.length })}</MetaText>}
      query={counts}
      waitingH="480px"
    >
      {(rows) => {
        const totals = new Map(rows.map((row) => [row.countryCode, row.baseFund + row.creditFund]));
        const scale = tileScale([...totals.values()]);
        return (
          <>
            <TileMap
              counts={totals}
              scale={scale}
              selected={selected}
              onSelect={(code) => onCountry(code === selected ? null : code)}
              onLook={setLooked}
            />
            <ScaleLegend scale={scale} />
            <MetaText minH="6" mt="1">
              {looked ? (
                <Looked code={looked} counts={rows.find((row) => row.countryCode === looked)} />
              ) : (
                t('map.hint')
              )}
            </MetaText>
            <ShowAsTable
              caption={title}
              columns={[
                t('map.country'),
                applicationText('fundType.BASE_FUND'),
                applicationText('fundType.CREDIT_FUND'),
              ]}
              rows={rows
                .filter((row) => row.baseFund + row.creditFund > 0)
                .map((row) => [
                  nameOf(row.countryCode),
                  formatNumber(row.baseFund),
                  formatNumber(row.creditFund),
                ])}
            />
          </>
        );
      }}
    </Panel>
  );
};
