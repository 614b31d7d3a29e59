import { Box } from '@portal/ui';
import { partsOf } from '../format/versions.ts';

/** The number in bold, then the digits that distinguish two builds of it. */
export const Version = ({ version }: { version: string | undefined }) => {
  if (version === undefined)
    return (
      <Box as="span" color="fg.subtle">
        Not there
      </Box>
    );
  const { name, digits } = partsOf(version);
  return (
    <Box as="span" whiteSpace="nowrap">
      <Box as="span" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {name}
      </Box>{' '}
      <Box as="span" fontSize="xs" color="fg.muted">
        {digits}
      </Box>
    </Box>
  );
};
