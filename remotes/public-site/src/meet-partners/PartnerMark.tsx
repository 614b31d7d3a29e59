import type { Partner } from '@portal/contracts/content/partners';
import { pictureSources } from '@portal/contracts/kernel/images';
import { Box } from '@portal/ui';
import { localParts } from '../content-page/text-in-language.tsx';

/** A partner's drawn mark, never a real logo; whole in its box, whatever its proportions. */
export const PartnerMark = ({ partner }: { partner: Partner }) => (
  <Box
    w="40px"
    h="40px"
    flexShrink={0}
    overflow="hidden"
    borderRadius="sm"
    bg="bg.muted"
    css={{ '& img': { h: 'full', objectFit: 'contain' } }}
  >
    {partner.logoFileKey !== null && (
      <img
        {...pictureSources(partner.logoFileKey, 160)}
        sizes="40px"
        alt={localParts(partner.logoAlt).text}
        width={40}
        height={40}
        loading="lazy"
      />
    )}
  </Box>
);
