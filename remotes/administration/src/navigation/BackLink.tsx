import { Link } from '@portal/platform';
import { Link as UiLink } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** From a page below a list back to it; named as the list is. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <UiLink asChild quiet display="inline-flex" alignItems="center" gap="2" mb="4" fontSize="sm">
    <Link to={to}>
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  </UiLink>
);
