import { CountryName } from '@portal/application-view';
import { languageNames, REVIEWER, roleMay } from '@portal/contracts';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import {
  ButtonLink,
  confirmLeaving,
  formatDateTime,
  TextLink,
  useQuery,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import {
  Alert,
  Box,
  Button,
  DescriptionList,
  Flex,
  Heading,
  MetaText,
  Stack,
  Text,
  Link as UiLink,
} from '@portal/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { applicationsWith, newPublicQuestion } from '../navigation/paths.ts';
import { OpenedDrawer } from '../show-panel/OpenedDrawer.tsx';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageStatusBadge } from './MessageStatusBadge.tsx';
import { oneMessage, useSetStatus } from './messages.queries.ts';
import { ReplyForm } from './ReplyForm.tsx';

const Facts = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('administration');
  const { email, phone, countryCode, applicationNumber } = message;
  const seesNames = useSignedInUser().role !== REVIEWER;
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: t('messages.from'), value: `${message.firstName} ${message.lastName}` },
        { label: t('messages.email'), value: <UiLink href={`mailto:${email}`}>{email}</UiLink> },
        phone && { label: t('messages.phone'), value: <bdi>{phone}</bdi> },
        countryCode && { label: t('messages.country'), value: <CountryName code={countryCode} /> },
        { label: t('messages.topic'), value: t(`topic.${message.topic}`) },
        { label: t('messages.language'), value: languageNames[message.language] },
        applicationNumber && {
          label: t('messages.application'),
          value: (
            <TextLink to={applicationsWith(applicationNumber)}>
              <bdi>{applicationNumber}</bdi>
            </TextLink>
          ),
        },
        seesNames && {
          label: t('messages.applications'),
          value: <TextLink to={applicationsWith(email)}>{t('messages.ofAddress')}</TextLink>,
        },
        message.assignedTo && { label: t('inbox.assignedTo'), value: message.assignedTo },
      ].filter((item) => !!item)}
    />
  );
};

const Message = ({ who, at, note, text }: { who: string; at: string; note?: string; text: string }) => {
  const { t } = useTranslation('administration');
  return (
    <Box borderInlineStartWidth="4px" borderColor="border.brand" ps="4">
      <Text fontWeight="semibold">{who}</Text>
      <MetaText>{[formatDateTime(at), note].filter(Boolean).join(t('separator'))}</MetaText>
      <Text mt="2" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
};

/** What status somebody may set: about spam a chat agent has no say. */
const nextStatuses = (status: ContactMessage['status'], isManaging: boolean) => {
  if (status === 'SPAM') return isManaging ? (['OPEN'] as const) : [];
  if (status === 'CLOSED') return ['OPEN'] as const;
  return isManaging ? (['CLOSED', 'SPAM'] as const) : (['CLOSED'] as const);
};

/** Closing, opening again and marking as spam; answering is what the reply does. */
const StatusButtons = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('administration');
  const setStatus = useSetStatus();
  const { role } = useSignedInUser();
  const next = nextStatuses(message.status, roleMay(role, 'contact-message.manage'));
  return (
    <Flex gap="3" wrap="wrap">
      {next.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'SPAM' ? 'danger' : 'outline'}
          loading={setStatus.isPending && setStatus.variables.status === status}
          onClick={() =>
            setStatus.mutate({ contactUsId: message.id, status, rowVersion: message.rowVersion })
          }
        >
          {t(`messages.set.${status}`)}
        </Button>
      ))}
    </Flex>
  );
};

/** An answer that others may need, too, becomes a draft of the public questions. */
const SuggestQuestion = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  if (message.replies.length === 0 || !roleMay(role, 'content.manage')) return null;
  return (
    <ButtonLink to={newPublicQuestion(message.id)} variant="outline" size="sm">
      <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
      {t('inbox.repeated.suggest')}
    </ButtonLink>
  );
};

const Opened = ({ message, onNext }: { message: ContactMessage; onNext?: (() => void) | undefined }) => {
  const { t } = useTranslation('administration');
  const subject = useRef<HTMLHeadingElement>(null);
  // The button "Next message" is gone while the next message loads; the focus goes to its subject.
  useEffect(() => {
    if (document.activeElement === document.body) subject.current?.focus();
  }, []);
  return (
    <Stack gap="6">
      <Flex gap="3" align="center" wrap="wrap">
        <MessageStatusBadge status={message.status} />
        <MetaText>
          <bdi>{message.ticketNumber}</bdi>
        </MetaText>
      </Flex>
      <Heading ref={subject} tabIndex={-1} textStyle="cardTitle" dir="auto">
        {message.subject}
      </Heading>
      <Message
        who={`${message.firstName} ${message.lastName}`}
        at={message.createdAt}
        text={message.message}
      />
      <MessageFiles id={message.id} files={message.files} />
      {message.replies.map((reply) => (
        <Message
          key={reply.id}
          who={reply.byName}
          at={reply.sentAt}
          note={t(`messages.mail.${reply.emailStatus}`)}
          text={reply.body}
        />
      ))}
      <Facts message={message} />
      {message.status === 'SPAM' ? (
        <Alert title={t('messages.isSpam')} />
      ) : (
        <ReplyForm key={message.id} message={message} />
      )}
      <Flex gap="3" wrap="wrap">
        <SuggestQuestion message={message} />
        <StatusButtons message={message} />
        {onNext && (
          <Button variant="outline" size="sm" onClick={() => confirmLeaving(onNext)}>
            {t('messages.next')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
};

/** One message with its replies beside the list. */
export const MessagePanel = ({
  id,
  onNext,
  onClose,
}: {
  id: string;
  /** Opens the message after this one; undefined where there is none. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}) => {
  const { t } = useTranslation('administration');
  return (
    <OpenedDrawer
      query={useQuery(oneMessage(id))}
      title={t('messages.one')}
      onClose={() => confirmLeaving(onClose)}
    >
      {(message) => <Opened key={message.id} message={message} onNext={onNext} />}
    </OpenedDrawer>
  );
};
