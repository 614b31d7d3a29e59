import { AnswerValue, APPLICATION_NAMESPACE, answerAt } from '@portal/application-view';
import { allSections } from '@portal/contracts/applications/sections';
import { announce, ButtonLink, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Heading, Text, WorkContainer } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { differingQuestions } from '../edit-draft/differing-questions.ts';
import { useDraft } from '../edit-draft/draft-context.ts';
import { paths } from '../navigation/paths.ts';
import { useLostAccess } from './use-lost-access.ts';

/** What stands on this page and will not be saved any more, to be read and copied. */
const UnsavedAnswers = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { draft, answers, fund } = useDraft();
  const list = useRef<HTMLDListElement>(null);
  const unsaved = allSections.flatMap((section) =>
    differingQuestions(fund.fundType, section, answers, draft?.answers ?? {}).map((question) => ({
      section,
      ...question,
    })),
  );
  if (unsaved.length === 0) return null;
  const copy = async () => {
    const lines = list.current?.querySelectorAll('dt, dd') ?? [];
    await navigator.clipboard.writeText(Array.from(lines, ({ textContent }) => textContent).join('\n'));
    announce(t('receipt.copied'));
  };
  return (
    <Box as="section" aria-labelledby="unsaved-title" mt="4">
      <Heading textStyle="panelTitle" id="unsaved-title" mb="2">
        {t('people.lost.unsaved')}
      </Heading>
      <Box as="dl" ref={list} borderTopWidth="1px">
        {unsaved.map(({ section, name, line, kind }) => {
          const label = applicationText(`field.${section}.${name.replace(/\.\d+\./, '.')}`);
          return (
            <Box key={`${section}.${name}`} py="2" borderBottomWidth="1px">
              <Text as="dt" textStyle="label">
                {line === undefined ? label : t('rows.inLine', { label, line })}
              </Text>
              <Box as="dd" m="0">
                <AnswerValue kind={kind} value={answerAt(answers[section], name)} currency={fund.currency} />
              </Box>
            </Box>
          );
        })}
      </Box>
      <Button variant="outline" size="sm" mt="3" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {t('people.lost.copy')}
      </Button>
    </Box>
  );
};

/** A colleague was taken off, or may only read by now, while filling in: what was typed stays and can be copied. */
export const LostAccess = () => {
  const { t } = useTranslation('applications');
  const kind = useLostAccess();
  if (kind === null) return null;
  return (
    <WorkContainer>
      <Box mb="5">
        <Alert
          live
          status="warning"
          title={t(`people.lost.${kind}`)}
          actions={
            <ButtonLink to={paths.myApplications()} size="sm" variant="outline">
              {t('list.title')}
            </ButtonLink>
          }
        >
          {t('people.lost.text')}
        </Alert>
        <UnsavedAnswers />
      </Box>
    </WorkContainer>
  );
};
