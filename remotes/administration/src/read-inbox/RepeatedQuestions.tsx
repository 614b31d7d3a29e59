import { languageNames, roleMay } from '@portal/contracts';
import type { RepeatedQuestion } from '@portal/contracts/support/inbox';
import { formatDateTime, Link, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Text, Link as UiLink } from '@portal/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { newPublicQuestion } from '../navigation/paths.ts';
import { Panel } from '../show-panel/Panel.tsx';
import { repeatedQuestions } from './inbox.queries.ts';

interface Props {
  /** The address that shows a message beside the list. */
  addressOf: (id: string) => string;
}

const Question = ({ question, addressOf }: Props & { question: RepeatedQuestion }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const { messageId, subject, language, count, lastAskedAt, isAnswered } = question;
  return (
    <Flex
      as="li"
      py="3"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <UiLink asChild quiet fontWeight="semibold" color="fg">
          <Link to={addressOf(messageId)} preventScrollReset>
            <span dir="auto" lang={language}>
              {subject}
            </span>
          </Link>
        </UiLink>
        <Text textStyle="meta" color="fg.muted">
          {[t('inbox.repeated.people', { count }), languageNames[language], formatDateTime(lastAskedAt)].join(
            t('separator'),
          )}
        </Text>
      </Box>
      {isAnswered && roleMay(role, 'content.manage') && (
        <Button asChild variant="outline" size="sm">
          <Link to={newPublicQuestion(messageId)}>
            <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
            {t('inbox.repeated.suggest')}
          </Link>
        </Button>
      )}
    </Flex>
  );
};

/** What several people asked: a public answer would spare them the wait. Without any it takes no room. */
export const RepeatedQuestions = ({ addressOf }: Props) => {
  const { t } = useTranslation('administration');
  const query = useQuery(repeatedQuestions);
  if (query.data?.length === 0) return null;
  return (
    <Box mt="6">
      <Panel title={t('inbox.repeated.title')} query={query} waitingH="120px">
        {(questions) => (
          <Box as="ul" listStyleType="none">
            {questions.map((question) => (
              <Question key={question.messageId} question={question} addressOf={addressOf} />
            ))}
          </Box>
        )}
      </Panel>
    </Box>
  );
};
