import type { HomeContent } from '@portal/contracts/content/home';
import { Box, Card, Flex, Heading, Link, List, PatternStrip, Text } from '@portal/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ContentLink } from '../content-page/ContentLink.tsx';
import { LocalText } from '../content-page/text-in-language.tsx';
import { FundStatusText } from './FundStatusText.tsx';
import { useFund } from './funds.queries.ts';

export type FundText = HomeContent['funds'][number];

interface FundCardProps {
  words: FundText;
  level?: 2 | 3;
  /** The action and what stands beside it. */
  children: ReactNode;
}

/** A fund with its pattern: name and state as the API has them now, the rest from the content. */
export function FundCard({ words, level = 3, children }: FundCardProps) {
  const title = useId();
  const { fund, isPending } = useFund(words.fundType);
  const palette = words.fundType === 'BASE_FUND' ? 'forest' : 'indigo';
  return (
    <Card
      as="article"
      raised
      aria-labelledby={title}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      overflow="hidden"
    >
      <Box hideBelow="sm" flexShrink={0} w="64px">
        <PatternStrip palette={palette} />
      </Box>
      <Box hideFrom="sm">
        <PatternStrip palette={palette} orientation="horizontal" size={40} />
      </Box>
      <Flex
        direction="column"
        flex="1"
        minW="0"
        px={{ base: '5', md: '8' }}
        pt={{ base: '7', md: '8' }}
        pb="7"
      >
        <Flex justifyContent="space-between" alignItems="flex-start" flexWrap="wrap" columnGap="4">
          <Box flex="1 1 9rem">
            <Heading
              as={`h${level}`}
              id={title}
              fontSize={{ base: '1.75rem', md: '2rem' }}
              lineHeight="heading"
            >
              {fund === undefined ? words.title : <LocalText of={fund.title} />}
            </Heading>
            <Text mt="0.5" fontSize="sm" fontWeight="medium" color="fg.muted">
              {words.audience}
            </Text>
          </Box>
          <Box pt="1.5">
            <FundStatusText fund={fund} isPending={isPending} />
          </Box>
        </Flex>
        <List.Root listStyleType="none" mt="3.5" mb="5" flex="1">
          {words.points.map((point) => (
            <List.Item key={point} display="flex" gap="3" py="1">
              <Box as="span" color="brand.fg" flexShrink={0} mt="0.5">
                <Check size={20} strokeWidth={1.75} aria-hidden />
              </Box>
              <span>{point}</span>
            </List.Item>
          ))}
        </List.Root>
        <Flex alignItems="center" flexWrap="wrap" columnGap="5" rowGap="3">
          {children}
        </Flex>
        <Flex
          mt="4"
          pt="5"
          borderTopWidth="1px"
          borderColor="border.subtle"
          flexWrap="wrap"
          columnGap="5"
          rowGap={{ base: '3', lg: '1' }}
          fontSize="sm"
          fontWeight="medium"
        >
          {words.links.map((link) => (
            <Link asChild key={link.href} py="1">
              <ContentLink href={link.href}>{link.label}</ContentLink>
            </Link>
          ))}
        </Flex>
      </Flex>
    </Card>
  );
}
