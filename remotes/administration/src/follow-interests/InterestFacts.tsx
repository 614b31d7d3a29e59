import { CountryName } from '@portal/application-view';
import { languageNames } from '@portal/contracts';
import type { Interest } from '@portal/contracts/support/interest';
import { formatDateTime, useTranslation } from '@portal/platform';
import { DescriptionList, Link as UiLink } from '@portal/ui';

/** Who it is, how to reach them, and what they agreed to. */
export const InterestFacts = ({ interest }: { interest: Interest }) => {
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
        ...(phone
          ? [
              {
                label: t('messages.phone'),
                value: (
                  <UiLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                    <bdi>{phone}</bdi>
                  </UiLink>
                ),
              },
            ]
          : []),
        ...(organisation ? [{ label: t('interests.organisation'), value: <bdi>{organisation}</bdi> }] : []),
        ...(position ? [{ label: t('interests.position'), value: <bdi>{position}</bdi> }] : []),
        ...(countryCode ? [{ label: t('messages.country'), value: <CountryName code={countryCode} /> }] : []),
        { label: t('messages.language'), value: languageNames[language] },
        {
          label: t('interests.consent'),
          value: t('interests.consentGiven', { at: formatDateTime(createdAt) }),
        },
        ...(type === 'NEWS_UPDATES' ? [{ label: t('interests.types.NEWS_UPDATES'), value: news() }] : []),
      ]}
    />
  );
};
