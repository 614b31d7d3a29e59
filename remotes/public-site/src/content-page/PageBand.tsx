import type { Action } from '@portal/contracts/content/parts';
import { Box, Flex, Heading, Link, PageContainer, Text } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import { ContentLink } from './ContentLink.tsx';

interface BandHeadProps {
  id: string;
  title: string;
  lead?: string;
  link?: Action;
}

/** The title of a band, the sentence below it, and at the end of the line where to read more. */
const BandHead = ({ id, title, lead, link }: BandHeadProps) => (
  <Flex justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" columnGap="8" rowGap="2">
    <Box>
      <Heading id={id} lineHeight="heading">
        {title}
      </Heading>
      {lead && (
        <Text mt="2" maxW="730px" fontSize={{ base: 'lg', lg: 'xl' }} color="fg.muted">
          {lead}
        </Text>
      )}
    </Box>
    {link && (
      <Link asChild fontWeight="medium" py="1">
        <ContentLink href={link.href}>{link.label}</ContentLink>
      </Link>
    )}
  </Flex>
);

interface PageBandProps extends Omit<BandHeadProps, 'id'> {
  /** Anchor of the band. */
  anchor?: string;
  /** On the alternate ground. */
  tinted?: boolean;
  children: ReactNode;
}

/** One full-width band of a public page. */
export function PageBand({ anchor, tinted = false, children, ...head }: PageBandProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      {...(anchor !== undefined && { id: anchor })}
      {...(tinted && { bg: 'bg.subtle', borderBlockWidth: '1px', borderColor: 'border.subtle' })}
    >
      <PageContainer py={{ base: '14', lg: '22' }}>
        <BandHead id={id} {...head} />
        <Box mt={{ base: '7', lg: '10' }}>{children}</Box>
      </PageContainer>
    </Box>
  );
}
