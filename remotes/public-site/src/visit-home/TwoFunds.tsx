import type { HomeContent } from '@portal/contracts/content/home';
import { Grid, MetaText } from '@portal/ui';
import { ActionButton } from '../content-page/ActionButton.tsx';
import { PageBand } from '../content-page/PageBand.tsx';
import { FundCard } from '../live-funds/FundCard.tsx';

export const TwoFunds = ({ head, funds }: { head: HomeContent['intro']; funds: HomeContent['funds'] }) => (
  <PageBand {...head}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '6', lg: '8' }}
    >
      {funds.map((fund) => (
        <FundCard key={fund.fundType} words={fund}>
          <ActionButton action={fund.action} arrow />
          {fund.note && <MetaText as="span">{fund.note}</MetaText>}
        </FundCard>
      ))}
    </Grid>
  </PageBand>
);
