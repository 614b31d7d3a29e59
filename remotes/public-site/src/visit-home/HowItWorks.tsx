import type { HomeContent } from '@portal/contracts/content/home';
import type { Step } from '@portal/contracts/content/parts';
import { useTranslation } from '@portal/platform';
import { Box, edgeInForcedColors, Heading, Text } from '@portal/ui';
import { PageBand } from '../content-page/PageBand.tsx';

/** The stitch from one square to the next: down in one or two columns, along in one row. */
const stitch = (isLast: boolean, endsColumn: boolean) => ({
  content: '""',
  position: 'absolute',
  borderStyle: 'dashed',
  borderColor: 'forest.400',
  display: {
    base: isLast ? 'none' : 'block',
    md: endsColumn ? 'none' : 'block',
    lg: isLast ? 'none' : 'block',
  },
  insetInlineStart: { base: '21px', lg: '56px' },
  insetInlineEnd: { base: 'auto', lg: '-12px' },
  top: { base: '44px', lg: '21px' },
  bottom: { base: '0', lg: 'auto' },
  borderWidth: '0',
  borderInlineStartWidth: { base: '2px', lg: '0' },
  borderTopWidth: { base: '0', lg: '2px' },
});

function OneStep({ step, number, isLast, endsColumn }: StepProps) {
  const { t } = useTranslation('public-site');
  const isYours = step.who === 'YOU';
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      columnGap="4"
      rowGap="5"
      pb={{ base: isLast ? '0' : '10', md: endsColumn ? '0' : '10', lg: '0' }}
      _before={stitch(isLast, endsColumn)}
    >
      <Box
        w="44px"
        h="44px"
        flexShrink={0}
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="md"
        fontFamily="heading"
        fontSize="lg"
        fontWeight="bold"
        bg={isYours ? 'brand.fg' : 'brand.muted'}
        color={isYours ? 'brand.contrast' : 'brand.fg'}
        css={edgeInForcedColors}
        aria-hidden
      >
        {number}
      </Box>
      <Box minW="0">
        <Heading as="h3" textStyle="panelTitle">
          {step.title}
        </Heading>
        <Text mt="1" fontSize="sm" color="fg.muted">
          {step.text}
        </Text>
        <Text mt="1.5" textStyle="badge" fontWeight="bold" color="brand.fg">
          {t(isYours ? 'steps.you' : 'steps.fund')}
        </Text>
      </Box>
    </Box>
  );
}

interface StepProps {
  step: Step;
  number: number;
  isLast: boolean;
  /** Last of its column where there are two. */
  endsColumn: boolean;
}

export function HowItWorks({ head, steps }: { head: HomeContent['stepsHead']; steps: HomeContent['steps'] }) {
  const perColumn = Math.ceil(steps.length / 2);
  return (
    <PageBand {...head} tinted>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        columnGap="6"
        gridAutoFlow={{ md: 'column', lg: 'row' }}
        gridTemplateRows={{ md: `repeat(${perColumn}, auto)`, lg: 'none' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: `repeat(${Math.min(steps.length, 6)}, minmax(0, 1fr))`,
        }}
      >
        {steps.map((step, index) => (
          <OneStep
            key={step.title}
            step={step}
            number={index + 1}
            isLast={index === steps.length - 1}
            endsColumn={(index + 1) % perColumn === 0 || index === steps.length - 1}
          />
        ))}
      </Box>
    </PageBand>
  );
}
