import type { Contact } from '@portal/contracts/content/contacts';
import { useTranslation } from '@portal/platform';
import { Box, Card, Flag, Flex, Heading, Link, Skeleton, Stack } from '@portal/ui';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentLink } from '../content-page/ContentLink.tsx';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { useOffices } from '../content-page/published-lists.ts';
import { LocalText } from '../content-page/text-in-language.tsx';

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex gap="3" alignItems="flex-start">
    <Box as="span" color="brand.fg" flexShrink={0} mt="1" aria-hidden>
      {icon}
    </Box>
    <Box minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
);

const Office = ({ office }: { office: Contact }) => {
  const { t } = useTranslation('public-site');
  return (
    <Card as="li" id={office.id} p={{ base: '5', md: '6' }}>
      <Flex alignItems="center" gap="2.5">
        {office.countryCode && <Flag code={office.countryCode} />}
        <Heading as="h3" textStyle="panelTitle">
          <LocalText of={office.label} />
        </Heading>
      </Flex>
      <Stack gap={{ base: '4', lg: '2' }} mt="3" fontSize="sm">
        <Line icon={<MapPin size={18} strokeWidth={1.75} />}>
          <LocalText of={office.address} />
          {office.mapUrl !== null && (
            <Link asChild display="block" py="0.5">
              <ContentLink href={office.mapUrl}>{t('contact.map')}</ContentLink>
            </Link>
          )}
        </Line>
        {office.phones.map((phone) => (
          <Line key={phone} icon={<Phone size={18} strokeWidth={1.75} />}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} py="0.5">
              <bdi>{phone}</bdi>
            </Link>
          </Line>
        ))}
        {office.emails.map((email) => (
          <Line key={email} icon={<Mail size={18} strokeWidth={1.75} />}>
            <Link href={`mailto:${email}`} py="0.5">
              <bdi>{email}</bdi>
            </Link>
          </Line>
        ))}
        <Line icon={<Clock size={18} strokeWidth={1.75} />}>
          <LocalText of={office.openingHours} />
        </Line>
      </Stack>
    </Card>
  );
};

/** The Fund's own offices. */
export function Offices() {
  const { t } = useTranslation('public-site');
  const query = useOffices();
  const { data } = query;
  if (data === undefined && query.isError)
    return <FailedReading query={query} title={t('contact.officesFailed')} level={3} />;
  if (data === undefined) return <Skeleton h="420px" />;
  return (
    <Stack as="ul" listStyleType="none" gap="5">
      {data.map((office) => (
        <Office key={office.id} office={office} />
      ))}
    </Stack>
  );
}
