import { APPLICATION_NAMESPACE, CountryName } from '@portal/application-view';
import type { PopularCountry } from '@portal/contracts/review/dashboard';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Box, Flex, Grid, MetaText, Text } from '@portal/ui';
import { activeCountries, beneficiaryFigures } from '../../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';
import { colors, keepsColors } from '../../draw-chart/colors.ts';
import { Legend } from '../../draw-chart/Legend.tsx';
import { Panel } from '../../show-panel/Panel.tsx';

const Row = ({ country, max }: { country: PopularCountry; max: number }) => (
  <Grid
    as="li"
    // With large letters the bar gives way, not the count.
    templateColumns="max(35%, min(7rem, 60%)) minmax(0, 1fr) min(2rem, 15%)"
    alignItems="center"
    gap="12px"
    py="1.5"
    fontSize="sm"
  >
    <CountryName code={country.countryCode} />
    <Flex gap="1px" h="15px" css={keepsColors} aria-hidden>
      <Box style={{ width: `${(country.baseFund / max) * 100}%`, background: colors.baseFund }} />
      <Box style={{ width: `${(country.creditFund / max) * 100}%`, background: colors.creditFund }} />
    </Flex>
    <Text as="span" fontWeight="semibold" textAlign="end">
      {formatNumber(country.total)}
    </Text>
  </Grid>
);

/** Who applies most, and how many people may. */
export const ActiveCountries = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const { countryCode: _one, ...anyCountry } = query;
  const countries = useQuery(activeCountries({ ...anyCountry, top: 5 }));
  const { data: people } = useQuery(beneficiaryFigures(query));
  return (
    <Panel
      title={t('active.title')}
      note={<MetaText>{t('active.unit')}</MetaText>}
      query={countries}
      waitingH="220px"
    >
      {(rows) => (
        <>
          {rows.length === 0 && <Text color="fg.muted">{t('active.none')}</Text>}
          <Box as="ul" listStyleType="none" mb="3">
            {rows.map((country) => (
              <Row key={country.countryCode} country={country} max={rows[0]?.total ?? 1} />
            ))}
          </Box>
          <Legend
            entries={[
              { label: applicationText('fundType.BASE_FUND'), color: colors.baseFund },
              { label: applicationText('fundType.CREDIT_FUND'), color: colors.creditFund },
            ]}
          />
          {people && (
            <MetaText mt="4" pt="3" borderTopWidth="1px">
              {t('active.beneficiaries', {
                total: formatNumber(people.total),
                added: formatNumber(people.inPeriod),
              })}
            </MetaText>
          )}
        </>
      )}
    </Panel>
  );
};
