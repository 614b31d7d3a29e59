import { Box, Field, Flex } from '@portal/ui';
import { Check, PencilLine } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The word behind which people write their own reason. */
export const ownReason = 'Own words';

interface ReasonChipsProps {
  reasons: readonly string[];
  chosen: string;
  input: ComponentProps<'input'>;
}

/** One of a few reasons, each high enough for a thumb. */
export const ReasonChips = ({ reasons, chosen, input }: ReasonChipsProps) => (
  <Field group label="Reason">
    <Flex wrap="wrap" gap="2">
      {[...reasons, ownReason].map((reason) => (
        <Box
          as="label"
          key={reason}
          position="relative"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="touch"
          px="3.5"
          borderWidth="1px"
          borderRadius="md"
          bg="bg.surface"
          fontSize="0.875rem"
          fontWeight="semibold"
          cursor="pointer"
          css={{
            '&:has(input:checked)': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'forest.border' },
            '&:has(input:focus-visible)': {
              outline: '3px solid {colors.focus.outer}',
              boxShadow: '0 0 0 5px {colors.focus.inner}',
            },
          }}
        >
          <Box asChild position="absolute" inset="0" opacity="0" cursor="pointer">
            <input type="radio" value={reason} {...input} />
          </Box>
          {chosen === reason && <Check size={16} aria-hidden />}
          {reason === ownReason && chosen !== reason && <PencilLine size={16} aria-hidden />}
          {reason}
        </Box>
      ))}
    </Flex>
  </Field>
);
