import { CountryName } from '@portal/application-view';
import { listContacts } from '@portal/contracts/calls/content/contacts';
import { dataQuery, languageMark, localise, useQuery, useTranslation } from '@portal/platform';
import { Box, HStack, Stack, Text, Link as UiLink } from '@portal/ui';
import { Panel } from '../show-panel/Panel.tsx';

const offices = dataQuery(['administration', 'offices'], listContacts, { query: {} });

/** The offices as the public contact page shows them, to send a visitor on. */
export const OfficeContacts = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(offices);
  return (
    <Panel title={t('chat.offices')} query={query} waitingH="260px">
      {(rows) =>
        rows.length === 0 ? (
          <Text color="fg.muted">{t('chat.noOffice')}</Text>
        ) : (
          <Stack gap="5">
            {rows.map((office) => (
              <Box key={office.id} borderBottomWidth="1px" pb="5" _last={{ borderBottomWidth: '0', pb: '0' }}>
                <Text fontWeight="semibold" {...languageMark(office.label)}>
                  {localise(office.label)}
                </Text>
                <HStack gap="4" textStyle="meta" color="fg.muted" mb="2">
                  {office.city}
                  <CountryName code={office.countryCode} />
                </HStack>
                <Text whiteSpace="pre-line" {...languageMark(office.address)}>
                  {localise(office.address)}
                </Text>
                <Text color="fg.muted" {...languageMark(office.openingHours)}>
                  {localise(office.openingHours)}
                </Text>
                <Stack gap="1" mt="2" align="start">
                  {office.emails.map((email) => (
                    <UiLink key={email} href={`mailto:${email}`}>
                      <bdi>{email}</bdi>
                    </UiLink>
                  ))}
                  {office.phones.map((phone) => (
                    <UiLink key={phone} href={`tel:${phone}`}>
                      <bdi>{phone}</bdi>
                    </UiLink>
                  ))}
                </Stack>
              </Box>
            ))}
          </Stack>
        )
      }
    </Panel>
  );
};
