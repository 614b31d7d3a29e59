import type { Interest } from '@portal/contracts/support/interest';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Flex, Heading, Stack, Text } from '@portal/ui';
import { OpenedDrawer } from '../show-panel/OpenedDrawer.tsx';
import { FollowUp } from './FollowUp.tsx';
import { InterestFacts } from './InterestFacts.tsx';
import { InterestStatusBadge } from './InterestStatusBadge.tsx';
import { oneInterest } from './interests.queries.ts';

const Opened = ({ interest, onClose }: { interest: Interest; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const { type, status, statusBy, statusAt, firstName, lastName, message, language } = interest;
  return (
    <Stack gap="6">
      <Flex gap="3" align="center" wrap="wrap">
        <InterestStatusBadge status={status} />
        {statusBy && statusAt && (
          <Text textStyle="meta" color="fg.muted">
            <bdi>{t('interests.notedBy', { name: statusBy })}</bdi>
            {t('separator')}
            <bdi>{formatDateTime(statusAt)}</bdi>
          </Text>
        )}
      </Flex>
      <div>
        <Heading textStyle="cardTitle">
          <bdi>
            {firstName} {lastName}
          </bdi>
        </Heading>
        <Text color="fg.muted">{t(`interests.types.${type}`)}</Text>
      </div>
      {message && (
        <Text
          borderInlineStartWidth="4px"
          borderColor="border.brand"
          ps="4"
          dir="auto"
          lang={language}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {message}
        </Text>
      )}
      <InterestFacts interest={interest} />
      <FollowUp interest={interest} onGone={onClose} />
    </Stack>
  );
};

/** What one person registered, beside the list. */
export const InterestPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <OpenedDrawer query={useQuery(oneInterest(id))} title={t('interests.one')} onClose={onClose}>
      {(interest) => <Opened key={interest.id} interest={interest} onClose={onClose} />}
    </OpenedDrawer>
  );
};
