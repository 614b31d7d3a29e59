import { CountryName } from '@portal/application-view';
import { languageNames } from '@portal/contracts';
import type { Interest } from '@portal/contracts/support/interest';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { DescriptionList, Flex, Heading, MetaText, Stack, Text, Link as UiLink } from '@portal/ui';
import { OpenedDrawer } from '../show-panel/OpenedDrawer.tsx';
import { FollowUp } from './FollowUp.tsx';
import { InterestStatusBadge } from './InterestStatusBadge.tsx';
import { oneInterest } from './interests.queries.ts';

/** Who it is, how to reach them, and what they agreed to. */
const InterestFacts = ({ interest }: { interest: Interest }) => {
  const { t } = useTranslation('administration');
  const { type, email, phone, organisation, position, countryCode, language, confirmedAt, createdAt } =
    interest;
  const news = () =>
    confirmedAt === null
      ? t('interests.newsWaits')
      : t('interests.newsConfirmed', { at: formatDateTime(confirmedAt) });
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: t('messages.email'), value: <UiLink href={`mailto:${email}`}>{email}</UiLink> },
        phone && {
          label: t('messages.phone'),
          value: (
            <UiLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </UiLink>
          ),
        },
        organisation && { label: t('interests.organisation'), value: <bdi>{organisation}</bdi> },
        position && { label: t('interests.position'), value: <bdi>{position}</bdi> },
        countryCode && { label: t('messages.country'), value: <CountryName code={countryCode} /> },
        { label: t('messages.language'), value: languageNames[language] },
        {
          label: t('interests.consent'),
          value: t('interests.consentGiven', { at: formatDateTime(createdAt) }),
        },
        type === 'NEWS_UPDATES' && { label: t('interests.types.NEWS_UPDATES'), value: news() },
      ].filter((item) => !!item)}
    />
  );
};

const Opened = ({ interest, onClose }: { interest: Interest; onClose: () => void }) => {
  const { t } = useTranslation('administration');
  const { type, status, statusBy, statusAt, firstName, lastName, message, language } = interest;
  return (
    <Stack gap="6">
      <Flex gap="3" align="center" wrap="wrap">
        <InterestStatusBadge status={status} />
        {statusBy && statusAt && (
          <MetaText>
            <bdi>{t('interests.notedBy', { name: statusBy })}</bdi>
            {t('separator')}
            <bdi>{formatDateTime(statusAt)}</bdi>
          </MetaText>
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
