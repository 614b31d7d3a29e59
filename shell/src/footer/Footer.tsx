import { Box } from '@portal/ui';
import { LogosAndCopyright } from './LogosAndCopyright.tsx';
import { SiteLinks } from './SiteLinks.tsx';

interface FooterProps {
  /** The first part; pages of sign-in leave it out. */
  withSite: boolean;
}

export const Footer = ({ withSite }: FooterProps) => (
  <Box as="footer" data-print="hide">
    {withSite && <SiteLinks />}
    <LogosAndCopyright />
  </Box>
);
