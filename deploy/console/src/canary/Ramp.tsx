import { Box, Flex } from '@portal/ui';
import { Check, Split } from 'lucide-react';
import { Fragment } from 'react';
import type { Canary } from '../api/types.ts';
import { shareText } from '../format/texts.ts';
import { rampOf, type StepState } from './ramp.ts';

const squares: Record<StepState, Record<string, string>> = {
  done: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
  now: { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
  'to come': { borderStyle: 'dashed', borderColor: 'border.control' },
};

/** The steps of a canary as a line: solid done, dashed to come. */
export const Ramp = ({ canary }: { canary: Canary }) => (
  <Flex
    as="ol"
    direction={{ base: 'column', md: 'row' }}
    align={{ base: 'start', md: 'center' }}
    listStyleType="none"
    columnGap="3"
    px="5"
    py="3.5"
  >
    {rampOf(canary).map((step, index) => (
      <Fragment key={step.share}>
        {index > 0 && (
          <Box
            as="li"
            aria-hidden
            flex={{ md: '1' }}
            h={{ base: '12px', md: '0' }}
            ms={{ base: '12px', md: '0' }}
            borderTopWidth={{ md: '2px' }}
            borderInlineStartWidth={{ base: '2px', md: '0' }}
            borderColor={step.state === 'to come' ? 'border.control' : 'brand.solid'}
            borderStyle={step.state === 'to come' ? 'dashed' : 'solid'}
          />
        )}
        <Flex
          as="li"
          align="center"
          gap="2.5"
          fontSize="0.875rem"
          fontWeight={step.state === 'now' ? 'bold' : 'normal'}
          {...(step.state === 'now' && { 'aria-current': 'step' })}
        >
          <Flex
            w="26px"
            h="26px"
            align="center"
            justify="center"
            borderWidth="1.5px"
            borderRadius="sm"
            css={squares[step.state]}
          >
            {step.state === 'done' && <Check size={16} aria-hidden />}
            {step.state === 'now' && <Split size={16} aria-hidden />}
          </Flex>
          {shareText(step.share)}
          {step.time && (
            <Box as="span" color="fg.muted" fontWeight="normal">
              {step.time}
            </Box>
          )}
        </Flex>
      </Fragment>
    ))}
  </Flex>
);
