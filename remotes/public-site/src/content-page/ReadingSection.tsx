import { Box, Heading, Text } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import type { LanguageMark } from './text-in-language.tsx';

interface ReadingSectionProps extends LanguageMark {
  anchor: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A part of a reading page that an address can name. */
export function ReadingSection({ anchor, title, lead, children, ...mark }: ReadingSectionProps) {
  const heading = useId();
  return (
    <Box as="section" id={anchor} aria-labelledby={heading} scrollMarginTop="6" {...mark}>
      <Heading id={heading} fontSize={{ base: '1.8125rem', lg: '2.25rem' }} lineHeight="heading">
        {title}
      </Heading>
      {lead && (
        <Text mt="2" maxW="730px" fontSize="lg" color="fg.muted">
          {lead}
        </Text>
      )}
      <Box mt="5">{children}</Box>
    </Box>
  );
}
