import type { Partner } from '@portal/contracts/content/partners';
import { useTranslation } from '@portal/platform';
import { Box, Flex, Heading, Link, MetaText, Skeleton, Stack, Text } from '@portal/ui';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { usePartners } from '../content-page/published-lists.ts';
import { LocalText } from '../content-page/text-in-language.tsx';
import { PartnerMark } from './PartnerMark.tsx';

const Row = ({ partner }: { partner: Partner }) => (
  <Flex as="li" id={partner.id} gap="5" py="5" borderTopWidth="1px">
    <PartnerMark partner={partner} />
    <Box minW="0">
      <Heading as="h3" textStyle="panelTitle">
        <LocalText of={partner.name} />
      </Heading>
      <MetaText>
        <LocalText of={partner.role} />
      </MetaText>
      <Text mt="2">
        <LocalText of={partner.description} />
      </Text>
      {partner.website !== null && (
        <Link href={partner.website} rel="noopener noreferrer" mt="1" py="1" display="inline-block">
          <bdi>{partner.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
        </Link>
      )}
    </Box>
  </Flex>
);

/** Every partner with what it does for the Fund. */
export function PartnerList() {
  const { t } = useTranslation('public-site');
  const query = usePartners();
  const { data } = query;
  if (data === undefined && query.isError)
    return <FailedReading query={query} title={t('partners.failed')} level={3} />;
  if (data === undefined) return <Skeleton h="640px" />;
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderBottomWidth="1px">
      {data.map((partner) => (
        <Row key={partner.id} partner={partner} />
      ))}
    </Stack>
  );
}
