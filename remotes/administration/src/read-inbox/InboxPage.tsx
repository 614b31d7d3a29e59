import { type Language, languageNames, languages, roleMay } from '@portal/contracts';
import { answersVisitors } from '@portal/contracts/access/permissions';
import type { InboxItem } from '@portal/contracts/support/inbox';
import { useAddress, useQuery, useSignedInUser, useTranslation, WorkPage } from '@portal/platform';
import { Box } from '@portal/ui';
import { useReturnToRow } from '@portal/ui/table';
import { useRef, useState } from 'react';
import { MessagePanel } from '../answer-messages/MessagePanel.tsx';
import { useNextMessage } from '../answer-messages/use-next-message.ts';
import { InboxTabs } from '../count-waiting/InboxTabs.tsx';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { applicationMessages, inbox } from '../navigation/paths.ts';
import { CannedReplies } from '../prepare-replies/CannedReplies.tsx';
import { ListHead } from '../show-list/ListHead.tsx';
import { useOpened } from '../show-list/use-opened.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { ClosedChat } from './ClosedChat.tsx';
import { InboxKinds, InboxStates } from './InboxFilters.tsx';
import { InboxTable } from './InboxTable.tsx';
import { inboxPage } from './inbox.queries.ts';
import { inboxFilters } from './inbox-filters.ts';
import { RepeatedQuestions } from './RepeatedQuestions.tsx';

export { loadChatTranslations } from '@portal/live-chat';

/** `/workspace/inbox`: everything that was written to the Fund and that one may read, who waited longest first. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const me = useSignedInUser();
  const { params } = useAddress();
  const filters = inboxFilters(params);
  const { open, show, addressOf } = useOpened('open');
  const list = useQuery(inboxPage(filters.query));
  const rows = useRef<HTMLDivElement>(null);
  useReturnToRow(rows, applicationMessages, list.data !== undefined);
  const [given, setGiven] = useState<InboxItem>();
  const close = () => show(null);
  const messages = list.data?.data.flatMap(({ id, kind }) => (kind === 'CONTACT' ? [id] : []));
  const next = useNextMessage(messages, open);
  return (
    <WorkPage title={t('inbox.title')}>
      <ListHead words="inbox" counted="messages" query={list} />
      <InboxTabs current={inbox} />
      <InboxKinds kind={filters.kind} />
      <FilteredList
        query={list}
        filters={filters}
        keep={['kind']}
        words="inbox"
        first={<InboxStates state={filters.state} assignedTo={filters.assignedTo} />}
        many={[['language', t('messages.language'), languages, (value) => languageNames[value as Language]]]}
      >
        {(items) => (
          <div ref={rows}>
            <InboxTable rows={items} sorted={filters.sorted} addressOf={addressOf} onGive={setGiven} />
          </div>
        )}
      </FilteredList>
      {roleMay(me.role, 'contact-message.manage') && <RepeatedQuestions addressOf={addressOf} />}
      {answersVisitors(me) && (
        <Box mt="6">
          <CannedReplies />
        </Box>
      )}
      {open?.startsWith('msg_') && (
        <MessagePanel id={open} onNext={next ? () => show(next) : undefined} onClose={close} />
      )}
      {open?.startsWith('chc_') && <ClosedChat id={open} onClose={close} />}
      {given && given.kind !== 'CHAT' && (
        <AssignDialog item={{ ...given, kind: given.kind }} onClose={() => setGiven(undefined)} />
      )}
    </WorkPage>
  );
};
