import type { FundType } from '@portal/contracts/funds/enums';
import { useFormatDate, useTranslation } from '@portal/platform';
import { Box, Card, Heading, Text } from '@portal/ui';
import { LocalText } from '../content-page/text-in-language.tsx';
import { FundStatusText } from '../live-funds/FundStatusText.tsx';
import { useFund } from '../live-funds/funds.queries.ts';
import type { FundPageContent } from './content-of-both-funds.ts';

interface FundFactsProps {
  type: FundType;
  facts: FundPageContent['facts'];
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <Box mt="2">
    <Text as="dt" fontSize="0.90625rem" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontSize="sm">
      {value}
    </Text>
  </Box>
);

/** The fund in short: name and state from the API, the rest as written in the content. */
export function FundFacts({ type, facts }: FundFactsProps) {
  const { t } = useTranslation('public-site');
  const formatDate = useFormatDate();
  const { fund, isPending } = useFund(type);
  return (
    <Card p="5">
      <Heading textStyle="panelTitle">
        {fund === undefined ? t(`fund.names.${type}`) : <LocalText of={fund.title} />}
      </Heading>
      <Box mt="1">
        <FundStatusText fund={fund} isPending={isPending} />
      </Box>
      <Box as="dl" mt="3">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
        {fund?.closesAt && <Fact label={t('fund.closes')} value={formatDate(fund.closesAt)} />}
      </Box>
    </Card>
  );
}
