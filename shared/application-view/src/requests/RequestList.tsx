import { answersTo, questionChanges, questionKey } from '@portal/application-form/questions';
import type { AnswerChange, ChangeRequest } from '@portal/contracts/applications/requests.schema';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { Box, DescriptionList, Flex, MetaText, Stack, Text } from '@portal/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { ChangedAnswer } from './ChangedAnswer.tsx';

/** The name of what a request is about: a question, a kind of document, or a section. */
export const useRequestName = (
  fundType: FundType,
): ((request: Pick<ChangeRequest, 'section' | 'field'>) => string) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  return ({ section, field }) => t(questionKey(fundType, section, field));
};

interface RequestListProps {
  fundType: FundType;
  requests: readonly ChangeRequest[];
  /** What was changed, to stand under each request; amounts in `currency`, ISO 4217. */
  compared?: { currency: string; changes: readonly AnswerChange[] };
  /** Instead of its state in words: what ticks a request off. */
  control?: (request: ChangeRequest, name: string) => ReactNode;
  /** After a request, such as the way to its question. */
  action?: (request: ChangeRequest, name: string) => ReactNode;
}

const State = ({ doneAt }: Pick<ChangeRequest, 'doneAt'>) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const Icon = doneAt === null ? CircleDashed : CircleCheck;
  return (
    <Flex
      gap="2"
      align="center"
      color={doneAt === null ? 'marigold.fg' : 'forest.fg'}
      fontSize="sm"
      fontWeight="semibold"
    >
      <Icon size={16} strokeWidth={2} aria-hidden />
      {t(doneAt === null ? 'requests.open' : 'requests.done')}
    </Flex>
  );
};

interface BeforeAfterProps {
  fundType: FundType;
  currency: string;
  changes: readonly AnswerChange[];
}

const BeforeAfter = ({ fundType, currency, changes }: BeforeAfterProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useRequestName(fundType);
  if (changes.length === 0) return <MetaText>{t('requests.unchanged')}</MetaText>;
  return changes.map((change) => (
    <Box key={change.field}>
      {changes.length > 1 && <Text fontWeight="semibold">{nameOf(change)}</Text>}
      <DescriptionList
        columns={2}
        items={[
          { label: t('requests.before'), value: change.old },
          { label: t('requests.after'), value: change.new },
        ].map(({ label, value }) => ({
          label,
          value: <ChangedAnswer fundType={fundType} currency={currency} change={change} value={value} />,
        }))}
      />
    </Box>
  ));
};

/** What a return asked for, one by one, with the answers before and after. */
export const RequestList = (props: RequestListProps) => {
  const { fundType, requests, compared, control, action } = props;
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useRequestName(fundType);
  const parts = compared && questionChanges(fundType, compared.changes);
  return (
    <Stack as="ol" gap="0" listStyleType="none" aria-label={t('requests.title')}>
      {requests.map((request) => {
        const name = nameOf(request);
        return (
          <Stack
            as="li"
            key={request.id}
            gap="1"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Flex justify="space-between" align="center" columnGap="3" wrap="wrap">
              <Text fontWeight="semibold">{name}</Text>
              {control?.(request, name) ?? <State doneAt={request.doneAt} />}
            </Flex>
            <Text whiteSpace="pre-line" dir="auto" overflowWrap="anywhere">
              {request.text}
            </Text>
            {parts && (
              <BeforeAfter
                fundType={fundType}
                currency={compared.currency}
                changes={answersTo(request, parts)}
              />
            )}
            {action?.(request, name)}
          </Stack>
        );
      })}
    </Stack>
  );
};
