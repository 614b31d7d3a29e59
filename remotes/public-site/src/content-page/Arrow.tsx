import { Box } from '@portal/ui';
import { ArrowRight } from 'lucide-react';

/** Points onwards in the direction of reading. */
export const Arrow = () => (
  <Box as="span" display="inline-flex" _rtl={{ scale: '-1 1' }}>
    <ArrowRight size={18} aria-hidden />
  </Box>
);
