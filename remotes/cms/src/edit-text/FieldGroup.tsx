import { Box, Text } from '@portal/ui';
import type { ReactNode } from 'react';

/** Fields that belong together, under their name. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    as="fieldset"
    borderTopWidth="1px"
    pt="5"
    minW="0"
    // The first of a card stands below the card's own line.
    css={{ '*:first-of-type > &': { borderTopWidth: '0', pt: '0' } }}
  >
    <Text as="legend" textStyle="panelTitle" float="inline-start" w="full" mb="4">
      {title}
    </Text>
    <Box clear="both">{children}</Box>
  </Box>
);
