import { languageNames, roleMay } from '@portal/contracts';
import type { RepeatedQuestion } from '@portal/contracts/support/inbox';
import {
  ButtonLink,
  formatDateTime,
  TextLink,
  useQuery,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import { Box, MetaText } from '@portal/ui';
import { type DataColumn, DataTable, type TableSort } from '@portal/ui/table';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { newPublicQuestion } from '../navigation/paths.ts';
import { Panel } from '../show-panel/Panel.tsx';
import { repeatedQuestions } from './inbox.queries.ts';

interface Props {
  /** The address that shows a message beside the list. */
  addressOf: (id: string) => string;
}

/** They come all at once. */
const byKey =
  ({ by, order }: TableSort) =>
  (a: RepeatedQuestion, b: RepeatedQuestion): number => {
    const up = by === 'count' ? a.count - b.count : Date.parse(a.lastAskedAt) - Date.parse(b.lastAskedAt);
    return order === 'ASC' ? up : -up;
  };

/** What several people asked: a public answer would spare them the wait. Without any it takes no room. */
export const RepeatedQuestions = ({ addressOf }: Props) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const query = useQuery(repeatedQuestions);
  const [sort, setSort] = useState<TableSort>({ by: 'count', order: 'DESC' });
  const columns: DataColumn<RepeatedQuestion>[] = [
    {
      id: 'subject',
      header: t('messages.subject'),
      cell: ({ messageId, subject, language }) => (
        <>
          <TextLink to={addressOf(messageId)} preventScrollReset quiet fontWeight="semibold" color="fg">
            <span dir="auto" lang={language}>
              {subject}
            </span>
          </TextLink>
          <MetaText>{languageNames[language]}</MetaText>
        </>
      ),
    },
    {
      id: 'count',
      header: t('inbox.repeated.askedBy'),
      sorts: 'DESC',
      cell: ({ count }) => t('inbox.repeated.people', { count }),
    },
    {
      id: 'lastAskedAt',
      header: t('inbox.repeated.lastAsked'),
      sorts: 'DESC',
      cell: ({ lastAskedAt }) => formatDateTime(lastAskedAt),
    },
    {
      id: 'suggest',
      header: t('inbox.actions'),
      hideHeader: true,
      cell: ({ messageId, isAnswered }) =>
        isAnswered &&
        roleMay(role, 'content.manage') && (
          <ButtonLink to={newPublicQuestion(messageId)} variant="outline" size="sm">
            <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
            {t('inbox.repeated.suggest')}
          </ButtonLink>
        ),
    },
  ];
  if (query.data?.length === 0) return null;
  return (
    <Box mt="6">
      <Panel title={t('inbox.repeated.title')} query={query} waitingH="120px" flush>
        {(questions) => (
          <DataTable
            label={t('inbox.repeated.title')}
            look="roomy"
            columns={columns}
            rows={[...questions].sort(byKey(sort))}
            rowId={({ messageId }) => messageId}
            rowName={({ subject }) => subject}
            sort={sort}
            onSort={setSort}
          />
        )}
      </Panel>
    </Box>
  );
};
