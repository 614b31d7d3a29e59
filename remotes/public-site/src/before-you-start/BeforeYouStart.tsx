import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { type FundType, fundTypes } from '@portal/contracts/funds/enums';
import { rulesInForce } from '@portal/contracts/funds/rules';
import { ButtonLink, HydrateOnInteraction, Page, useParams, useTranslation } from '@portal/platform';
import { Alert, List, MetaText, Stack } from '@portal/ui';
import { useRules } from '../check-eligibility/eligibility.queries.ts';
import { NotFound } from '../content-page/NotFound.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { ReadingPage } from '../content-page/ReadingPage.tsx';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { fundSlugs, paths } from '../navigation/paths.ts';
import { useStart } from '../start-application/use-start.ts';
import { countQuestions, minutesOf, type SectionCount } from './count-questions.ts';
import { DocumentsToPrepare } from './DocumentsToPrepare.tsx';
import { FormAndExample } from './FormAndExample.tsx';
import { BEFORE_YOU_START, loadBeforeYouStart } from './load-messages.ts';
import { WhoMayApply } from './WhoMayApply.tsx';

/** How long it takes, and how many questions each section has. */
const TimeNeeded = ({ asked }: { asked: readonly SectionCount[] }) => {
  const { t } = useTranslation(BEFORE_YOU_START);
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const between = ({ min, max }: Pick<SectionCount, 'min' | 'max'>) =>
    min === max ? String(min) : applicationText('timeline.range', { from: min, to: max });
  return (
    <ReadingSection
      anchor="time"
      title={t('time.title')}
      lead={t('time.lead', { minutes: between(minutesOf(asked)) })}
    >
      <List.Root ps="5" listStyleType="disc">
        {asked.map(({ section, ...numbers }) => (
          <List.Item key={section}>
            {t(section === 'documents' ? 'time.files' : 'time.questions', {
              section: applicationText(`section.${section}`),
              number: between(numbers),
            })}
          </List.Item>
        ))}
      </List.Root>
      <MetaText mt="4">{t('time.note')}</MetaText>
    </ReadingSection>
  );
};

/** By itself: what reads the session would hydrate all that stands in it. */
const Hindrance = ({ type }: { type: FundType }) => {
  const { hindrance } = useStart(type);
  return hindrance === undefined ? null : <Alert status="warning" title={hindrance} />;
};

/** A sheet of paper is wide enough for a question and its answer on one line. */
const onPaper = { '@media print': { '& dl > div': { display: 'grid', py: '1', breakInside: 'avoid' } } };

/** All that a form needs, to read or print before it is begun. */
function BeforeYouStart({ type }: { type: FundType }) {
  const { t } = useTranslation(BEFORE_YOU_START);
  const site = useTranslation('public-site').t;
  const { rules } = useRules(type);
  const asked = countQuestions(type, rules && rulesInForce(rules));
  const fund = site(`fund.names.${type}`);
  const title = t('title', { fund });
  return (
    <Page title={title}>
      <PageHead
        title={title}
        lead={t('lead')}
        through={[
          { label: site('titles.applications'), to: paths.chooseFund() },
          { label: fund, to: paths.fund(type) },
        ]}
        here={t('here')}
      />
      <ReadingPage
        sections={(['time', 'who', 'papers', 'form'] as const).map((anchor) => ({
          anchor,
          title: t(`${anchor}.title`),
        }))}
      >
        <Stack gap="inherit" css={onPaper}>
          <Hindrance type={type} />
          <HydrateOnInteraction>
            <TimeNeeded asked={asked} />
          </HydrateOnInteraction>
          <HydrateOnInteraction>
            <WhoMayApply type={type} rules={rules} />
          </HydrateOnInteraction>
          <HydrateOnInteraction>
            <DocumentsToPrepare type={type} />
          </HydrateOnInteraction>
          <HydrateOnInteraction>
            <FormAndExample type={type} asked={asked} />
          </HydrateOnInteraction>
        </Stack>
        <ButtonLink to={paths.chooseFund(type)} full="phone" alignSelf="start">
          {site('choose.start')}
        </ButtonLink>
      </ReadingPage>
    </Page>
  );
}

/** `/applications/:fund/before-you-start` */
const Component = () => {
  const { fund } = useParams();
  const type = fundTypes.find((one) => fundSlugs[one] === fund);
  return type === undefined ? <NotFound /> : <BeforeYouStart type={type} />;
};

/** The page, once the words are there that no other page says. */
export const pageWithMessages = async () => {
  await loadBeforeYouStart();
  return { Component };
};
