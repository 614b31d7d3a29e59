import type { BaseFundContent } from '@portal/contracts/content/fund-page';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Box, Card, Heading, Text } from '@portal/ui';
import { ActionButton } from '../content-page/ActionButton.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { ReadingPage } from '../content-page/ReadingPage.tsx';
import { LocalText } from '../content-page/text-in-language.tsx';
import { FundStatusText } from '../live-funds/FundStatusText.tsx';
import { useFund } from '../live-funds/funds.queries.ts';
import { useFormatMoment } from '../live-funds/use-format-moment.ts';
import { type FundSection, paths } from '../navigation/paths.ts';
import { useStart } from '../start-application/use-start.ts';
import type { FundPageContent } from './content-of-both-funds.ts';
import { FormSection } from './FormSection.tsx';
import { ProcessSection } from './ProcessSection.tsx';
import { RulesSection } from './RulesSection.tsx';

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
function FundFacts({ type, facts }: { type: FundType; facts: FundPageContent['facts'] }) {
  const { t } = useTranslation('public-site');
  // A fund closes at the end of a day in its time zone: in another one the day alone might say a day too much.
  const formatMoment = useFormatMoment();
  const { fund, isPending } = useFund(type);
  const isOver = fund?.window === 'OVER';
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
        {fund?.closesAt && (isOver || fund.status !== 'CLOSED') && (
          <Fact label={t(isOver ? 'fund.closed' : 'fund.closes')} value={formatMoment(fund.closesAt)} />
        )}
      </Box>
    </Card>
  );
}

interface FundReadingProps {
  type: FundType;
  words: FundPageContent;
  rules: BaseFundContent['eligibility'];
  rulesAnchor: Extract<FundSection, 'eligibility' | 'criteria'>;
}

/** Beside the ways in: a phone has no facts at the side. By itself, as the page is hydrated whole where it asks for data. */
const ClosedNote = ({ type }: { type: FundType }) => {
  const { fund } = useFund(type);
  const { hindrance } = useStart(type);
  return fund && !fund.isOpen && <Text w="full">{hindrance}</Text>;
};

/** A fund's page: its head, its rules, how an application goes, and the form. */
export function FundReading({ type, words, rules, rulesAnchor }: FundReadingProps) {
  const { t } = useTranslation('public-site');
  const sections = [
    { anchor: rulesAnchor, title: rules.title },
    { anchor: 'process', title: words.processHead.title },
    { anchor: 'form', title: words.form.title },
  ];
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        pattern={type}
        through={[{ label: t('titles.applications'), to: paths.chooseFund() }]}
        here={t(`fund.names.${type}`)}
      >
        <ActionButton action={words.primary} variant="accent" arrow />
        <ActionButton action={words.secondary} variant="onBrand" />
        <ClosedNote type={type} />
      </PageHead>
      <ReadingPage sections={sections} aside={<FundFacts type={type} facts={words.facts} />}>
        <RulesSection anchor={rulesAnchor} rules={rules} />
        <ProcessSection head={words.processHead} steps={words.process} />
        <FormSection type={type} form={words.form} />
      </ReadingPage>
    </>
  );
}
