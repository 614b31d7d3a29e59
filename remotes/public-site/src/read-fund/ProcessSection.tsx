import type { Step } from '@portal/contracts/content/parts';
import { HydrateOnInteraction, useTranslation } from '@portal/platform';
import { Box, Heading, Text } from '@portal/ui';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import type { FundPageContent } from './content-of-both-funds.ts';

interface ProcessSectionProps {
  head: FundPageContent['processHead'];
  steps: readonly Step[];
}

/** A solid stitch after what the applicant does, a dashed one after what the Fund does. */
const OneStep = ({ step, number, isLast }: { step: Step; number: number; isLast: boolean }) => {
  const { t } = useTranslation('public-site');
  const isYours = step.who === 'YOU';
  return (
    <Box
      as="li"
      position="relative"
      display="grid"
      gridTemplateColumns="28px minmax(0, 1fr)"
      columnGap="3"
      pb={isLast ? '0' : '7'}
      _before={{
        content: '""',
        display: isLast ? 'none' : 'block',
        position: 'absolute',
        insetInlineStart: '13px',
        top: '28px',
        bottom: '0',
        borderInlineStartWidth: '2px',
        borderStyle: isYours ? 'solid' : 'dashed',
        borderColor: isYours ? 'brand.solid' : 'border.control',
      }}
    >
      <Box
        w="28px"
        h="28px"
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="sm"
        borderWidth="2px"
        borderColor="brand.solid"
        bg={isYours ? 'brand.solid' : 'bg.surface'}
        color={isYours ? 'brand.contrast' : 'brand.fg'}
        fontFamily="heading"
        fontWeight="bold"
        fontSize="xs"
        _print={{ bg: 'white', color: 'black' }}
        aria-hidden
      >
        {number}
      </Box>
      <Box>
        <Heading as="h3" textStyle="panelTitle" fontSize="lg" lineHeight="1.75rem">
          {step.title}
        </Heading>
        <Text color="fg.muted">{step.text}</Text>
        <Text mt="1" textStyle="badge" fontWeight="bold" color="brand.fg">
          {t(isYours ? 'steps.you' : 'steps.fund')}
        </Text>
      </Box>
    </Box>
  );
};

export const ProcessSection = ({ head, steps }: ProcessSectionProps) => (
  <ReadingSection anchor="process" title={head.title} lead={head.lead}>
    <HydrateOnInteraction>
      <Box as="ol" listStyleType="none">
        {steps.map((step, index) => (
          <OneStep key={step.title} step={step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </Box>
    </HydrateOnInteraction>
  </ReadingSection>
);
