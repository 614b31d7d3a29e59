import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { Page, useSearchParams, useTranslation } from '@portal/platform';
import { Box, Flex, Segmented } from '@portal/ui';
import { Tabs, useKeys } from '@portal/ui/overlay';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DecisionBarOrPanel } from '../decide/DecisionBarOrPanel.tsx';
import { DiscussionList } from '../discuss/DiscussionList.tsx';
import { useNotes } from '../discuss/notes.queries.ts';
import { MailList } from '../follow-mails/MailList.tsx';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import { useReadMarks } from '../mark-read/read-marks.queries.ts';
import { ApplicationProposal } from '../propose-reviewers/ApplicationProposal.tsx';
import { applicationChanged } from '../read-application/application.queries.ts';
import { DocumentViewer } from '../read-documents/DocumentViewer.tsx';
import { useDocumentsNow } from '../read-documents/use-documents-now.ts';
import { ScoringTab } from '../score-application/ScoringTab.tsx';
import { useScoreDraft } from '../score-application/score-draft.ts';
import {
  type ShownDocument,
  WorkspaceContext,
  type WorkspaceParts,
} from '../workspace-parts/workspace-context.ts';
import { layout } from '../workspace-parts/workspace-layout.ts';
import { AnswersTab } from './AnswersTab.tsx';
import { AwaitsConfirmation } from './AwaitsConfirmation.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { ReviewWorkspaceHeader } from './ReviewWorkspaceHeader.tsx';
import { SameOrganisation } from './SameOrganisation.tsx';
import { useStartReview } from './use-start-review.ts';

type Side = 'document' | 'review';

/** Those that mails lead to. */
const linkedTabs = ['messages', 'discussion'];

interface Props {
  application: StaffApplication;
  list: ListNavigation;
}

/** Document beside answers and scores; on a phone one of the two at a time. The score never leaves the view. */
export const ReviewWorkspace = ({ application, list }: Props) => {
  const { t } = useTranslation('review');
  const [address] = useSearchParams();
  const [side, setSide] = useState<Side>('review');
  const asked = address.get('tab') ?? '';
  const [tab, setTab] = useState(
    linkedTabs.includes(asked) ? asked : application.may.score ? 'scoring' : 'answers',
  );
  const [shown, setShown] = useState<ShownDocument>();
  const scores = useScoreDraft(application);
  const marks = useReadMarks(application);
  const notes = useNotes(application);
  const documents = useDocumentsNow(application);
  const places: WorkspaceParts = {
    documents,
    shown,
    openDocument: (fileKey, page) => {
      // A document that came since belongs to newer answers.
      if (!application.documents.some((one) => one.fileKey === fileKey))
        void applicationChanged(application.id);
      setShown((before) => ({ fileKey, page, turn: (before?.turn ?? 0) + 1 }));
      setSide('document');
    },
    openSection: (section) => {
      flushSync(() => setTab('answers'));
      const heading = document.getElementById(`section-${section}`);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    },
  };
  useStartReview(application);
  useKeys(({ key, preventDefault }) => {
    if (tab === 'scoring' || !/^\d$/.test(key) || Number(key) > MAX_SCORE) return;
    // No points from here: which criterion would get them is out of sight.
    preventDefault();
    setTab('scoring');
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[data-criterion] input[tabindex="0"]')?.focus(),
    );
  }, list.keys.isOn && application.may.score);
  const shownAt = (one: Side) => ({ base: side === one ? 'flex' : 'none', lg: 'flex' });
  const scoring = application.may.score
    ? t('tabs.scoringDone', { done: scores.done, all: scores.criteria.length })
    : t('tabs.scoring');
  const sections = sectionsOf(application.fundType, {
    isOnBehalf: application.answers.applicant !== undefined,
  });
  const read = sections.filter((key) => marks.isRead({ kind: 'SECTION', key })).length;
  const answers =
    read === 0 ? t('tabs.answers') : t('tabs.answersRead', { done: read, all: sections.length });
  return (
    <Page title={application.projectTitle ?? t('workspace.title')}>
      <WorkspaceContext value={places}>
        <Flex direction="column" h={{ lg: 'calc(100dvh - 68px)' }} minH="0" css={layout.whole}>
          <ReviewWorkspaceHeader application={application} list={list} />
          <Box css={layout.notices}>
            <AwaitsConfirmation application={application} />
            {application.may.assign && <ApplicationProposal id={application.id} onlyReplacements />}
            <SameOrganisation others={application.sameOrganisation} />
          </Box>
          <Box hideFrom="lg" p="3" bg="bg.surface" borderBottomWidth="1px">
            <Segmented
              label={t('workspace.side')}
              value={side}
              onChange={(value) => setSide(value === 'document' ? 'document' : 'review')}
              options={[
                { value: 'review', label: t('workspace.review') },
                { value: 'document', label: t('workspace.documents', { count: documents.length }) },
              ]}
            />
          </Box>
          <Flex flex="1" minH="0" direction={{ base: 'column', lg: 'row' }} css={layout.none}>
            <Flex
              flex="1"
              minW="0"
              minH="0"
              direction="column"
              display={shownAt('document')}
              css={layout.document}
            >
              <DocumentViewer documents={documents} hasKeys={list.keys.isOn} marks={marks} notes={notes} />
            </Flex>
            <Flex
              direction="column"
              display={shownAt('review')}
              w={{ base: 'full', lg: 'scorePane' }}
              maxW={{ lg: '48%' }}
              minH="0"
              borderInlineStartWidth={{ lg: '1px' }}
              bg="bg.surface"
              css={layout.pane}
            >
              {/* Hidden labels in it are placed by it, else they would lengthen the page. */}
              <Box
                position="relative"
                flex="1"
                minH="0"
                overflowY={{ lg: 'auto' }}
                overflowWrap="break-word"
                px={{ base: '4', lg: '6' }}
                pb="6"
              >
                <Tabs
                  stickyTop={{ base: 'clamp(0px, 100vh*9 - 4320px, 68px)', lg: '0' }}
                  label={t('tabs.label')}
                  value={tab}
                  onChange={setTab}
                  tabs={[
                    {
                      value: 'answers',
                      label: answers,
                      content: <AnswersTab application={application} marks={marks} />,
                    },
                    {
                      value: 'scoring',
                      label: scoring,
                      content: (
                        <ScoringTab application={application} draft={scores} hasKeys={list.keys.isOn} />
                      ),
                    },
                    {
                      value: 'discussion',
                      label:
                        notes.all.length === 0
                          ? t('tabs.discussion')
                          : t('tabs.discussionOf', { all: notes.all.length }),
                      content: <DiscussionList notes={notes} />,
                    },
                    {
                      value: 'messages',
                      label: t('tabs.messages'),
                      content: <MessagesTab application={application} />,
                    },
                    {
                      value: 'history',
                      label: t('tabs.history'),
                      content: (
                        <>
                          <HistoryTab application={application} />
                          <MailList id={application.id} />
                        </>
                      ),
                    },
                  ]}
                />
              </Box>
              <DecisionBarOrPanel application={application} scores={scores} list={list} />
            </Flex>
          </Flex>
        </Flex>
      </WorkspaceContext>
    </Page>
  );
};
