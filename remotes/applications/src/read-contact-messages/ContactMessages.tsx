import { FactLine } from '@portal/application-view';
import type { OwnContactMessage } from '@portal/contracts/support/contact-messages';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Card, Disclosure, Heading, MetaText, Text } from '@portal/ui';

const Words = ({ from, at, children }: { from: string; at: string; children: string }) => (
  <>
    <FactLine facts={[from, formatDateTime(at)]} />
    <Text mb="3" color="fg" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {children}
    </Text>
  </>
);

/** Each folded, with what the Fund replied. Fetched only where somebody wrote, which few have. */
export const ContactMessages = ({ messages }: { messages: readonly OwnContactMessage[] }) => {
  const { t } = useTranslation('applications');
  return (
    <Card as="section" aria-labelledby="contact-messages" mt="6" padded>
      <Heading textStyle="panelTitle" id="contact-messages">
        {t('contactMessages.title')}
      </Heading>
      {messages.map(({ ticketNumber, subject, message, createdAt, replies }) => (
        <Disclosure
          key={ticketNumber}
          title={
            <>
              <bdi>{subject}</bdi>
              <MetaText as="span" display="block">
                {ticketNumber} · {t(`contactMessages.${replies.length > 0 ? 'answered' : 'waiting'}`)}
              </MetaText>
            </>
          }
        >
          <Words from={t('messages.you')} at={createdAt}>
            {message}
          </Words>
          {replies.map(({ id, body, sentAt }) => (
            <Words key={id} from={t('messages.fund')} at={sentAt}>
              {body}
            </Words>
          ))}
        </Disclosure>
      ))}
    </Card>
  );
};
