import { Box } from '@portal/ui';
import { ClosingBlock } from './ClosingBlock.tsx';
import { SiteBlock } from './SiteBlock.tsx';

export interface FooterProps {
  /** The first part; pages of sign-in leave it out. */
  withSite: boolean;
}

export const Footer = ({ withSite }: FooterProps) => (
  <Box as="footer" data-print="hide">
    {withSite && <SiteBlock />}
    <ClosingBlock />
  </Box>
);
